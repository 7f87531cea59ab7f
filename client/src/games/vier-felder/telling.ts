// What the composer says: sums while they are laid, and what is sure to come of a move.
import type { VierFelderView } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { Answer } from './asking'
import { turns, valuesOf } from './cards'
import { itemsOf, type Way } from './composer'
import type { Plan } from './notation'
import { phrase } from './phrase'
import type { Group, Grouping } from './sums'

export interface Told {
  text: string
  whole: boolean
}

/** What is picked as sums: the groups that are whole, then what is wrong with the rest. */
export function sums(grouping: Grouping, way: Way): Told[] {
  return grouping.groups.map((group) => ({
    whole: group.whole,
    text: group.whole ? wholeSum(group, grouping.value) : brokenSum(group, grouping.value, way),
  }))
}

const added = (group: Group) => group.parts.map((part) => part.value).join(' + ')

function wholeSum(group: Group, value: number): string {
  return group.parts.length === 1 ? `${value} ✓` : `${added(group)} = ${value} ✓`
}

function brokenSum(group: Group, value: number, way: Way): string {
  const { total } = group
  const told = { sum: added(group), total: `${total}`, value: `${value}` }
  if (total < value) return say('vier-felder-sum-missing', { ...told, missing: `${value - total}` })
  if (total % value === 0) return say('vier-felder-sum-parted', told)
  return say(`vier-felder-sum-${way.do === 'stockpile' ? 'announced' : 'played'}`, told)
}

/** The season that each field will have, if the move turns them. */
export function seasonsAfter(answer: Answer | null): string[] | null {
  const turned = answer?.events?.find((event) => event.event === 'turned' && 'field' in event)
  if (!turned || !('field' in turned)) return null
  const summer = turned.field
  return [0, 1, 2, 3].map((at) => 'HDSC'[(at - summer + 4) % 4]!)
}

/** What is sure to come of a move, in sentences; nothing when the server does not say. */
export function outlook(answer: Answer | null, plan: Plan | null, view: VierFelderView): string[] {
  if (!answer?.events || !plan) return []
  const lines = answer.events.flatMap(sentence)
  const turned = seasonsAfter(answer) !== null
  if (!turned && plan.cards.some(turns)) lines.push(say('vier-felder-outlook-same'))
  if (clears(plan, view) && !answer.events.some((event) => event.event === 'coin'))
    lines.push(say('vier-felder-outlook-clears', { field: plan.field }))
  if (plan.do === 'stockpile') lines.push(keeping(plan, view))
  if (answer.over) lines.push(say('vier-felder-outlook-over'))
  return lines
}

function sentence(event: NonNullable<Answer['events']>[number]): string[] {
  if (event.event === 'turned' && 'field' in event)
    return [say('vier-felder-outlook-turned', { field: event.field })]
  if (event.event === 'coin') return [say('vier-felder-outlook-coin', { field: event.field })]
  if (event.event !== 'stockpiled') return []
  const { value, equal } = event
  return [
    say('vier-felder-outlook-kind', { equal: equal ? 'yes' : 'no', value: `${value}` }),
    say('vier-felder-outlook-promise', { value }),
  ]
}

/** The cards of the hand that can take the stockpile later. */
function keeping(plan: Plan, view: VierFelderView): string {
  const kept = view.hand.filter((card) => !plan.cards.includes(card))
  const counting = kept.filter((card) => valuesOf(card).includes(plan.value!))
  return say('vier-felder-outlook-keeps', { cards: counting.map(phrase).join(', ') })
}

function clears(plan: Plan, view: VierFelderView): boolean {
  if (plan.do !== 'harvest' && plan.do !== 'full-harvest') return false
  const lying = itemsOf(view, plan.field).flatMap((item) => item.cards)
  return lying.every((card) => plan.taken.includes(card))
}
