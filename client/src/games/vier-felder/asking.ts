// Questions about a move before it is made: may I, and what would come of it. Nothing happens by them.
import { ask, Refusal, Silence } from '../../line/api'
import type { Problem, Refused, TableEvent, WhatIf, WhyNot } from '../../line/wire'

/** What is known of a move. What could not be found out is left open. */
export interface Answer {
  move: string
  legal: boolean | null
  refused: Problem | null
  /** What is sure to happen; null when the server does not say. */
  events: TableEvent[] | null
  over: boolean
}

/** Asks whether a move may be made, unless that is known, and what would come of it. */
export async function find(
  room: string,
  token: string,
  move: string,
  known: boolean,
): Promise<Answer> {
  const path = (question: string) => `/rooms/${room}/${question}?move=${encodeURIComponent(move)}`
  const why = known ? null : await quietly(ask<WhyNot>(path('why-not'), token))
  const legal = known || (why?.legal ?? null)
  const what = legal ? await quietly(ask<WhatIf>(path('what-if'), token)) : null
  return {
    move,
    legal,
    refused: why?.refused ? problem(why.refused) : null,
    events: what?.events ?? null,
    over: what?.round_over ?? false,
  }
}

const problem = (refused: Refused): Problem => ({
  code: 'illegal',
  words: {},
  message: null,
  ...refused,
})

/** An answer that does not come is no answer: the move itself will have one. */
async function quietly<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question
  } catch (error) {
    if (error instanceof Refusal || error instanceof Silence) return null
    throw error
  }
}
