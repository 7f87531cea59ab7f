// Why the server did not do it, in words; codes that nobody foresaw are told as a fault.
import { Refusal } from '../line/api'
import type { Problem } from '../line/wire'
import { say, words } from './words.svelte'

export function refused(problem: Pick<Problem, 'code'>): string {
  const key = `room-no-${problem.code}`
  return words.has(key) ? say(key) : say('table-fault')
}

/** What went wrong with a question: a refusal in its words, silence as the line that is gone. */
export const wentWrong = (error: unknown): string =>
  error instanceof Refusal ? refused(error.problem) : say('table-no-answer')
