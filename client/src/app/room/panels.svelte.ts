// What folds out beside the table, one thing at a time.
import { getContext, setContext } from 'svelte'

const PANELS = [
  'menu',
  'log',
  'scores',
  'hint',
  'rules',
  'text',
  'people',
  'settings',
  'doubt',
] as const
export type Panel = (typeof PANELS)[number]

const KEY = Symbol('panels')

export class Panels {
  shown = $state<Panel | null>(null)
  /** Whether nobody has asked for what is shown. */
  offered = $state(false)
  /** The paragraph at which the rules open. */
  rule = $state<string | null>(null)

  open(panel: Panel, rule: string | null = null): void {
    this.rule = rule
    this.shown = panel
    this.offered = false
  }

  /** What nobody asked for does not come over what is open. */
  offer(panel: Panel): void {
    if (this.shown !== null) return
    this.open(panel)
    this.offered = true
  }

  toggle(panel: Panel): void {
    if (this.shown === panel) this.close()
    else this.open(panel)
  }

  close(): void {
    this.shown = null
    this.offered = false
    this.rule = null
  }
}

export const setPanels = (): Panels => setContext(KEY, new Panels())
/** The panels of the table above; a component alone has its own. */
export const panels = (): Panels => getContext<Panels | undefined>(KEY) ?? new Panels()
