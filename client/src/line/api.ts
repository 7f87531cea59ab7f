// Questions and commands over HTTP. Whatever is refused comes back as a Refusal with the server's own code.
import { answeredAt } from './clock'
import type {
  Carried,
  Claimable,
  Command,
  Feed,
  Hint,
  LessonAnswer,
  LessonShown,
  LessonsOffered,
  Message,
  Offered,
  Place,
  Problem,
  Rulebook,
  RulesNamed,
  Settings,
  WhyNot,
} from './wire'

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code)
  }
}

/** The server did not answer; whether it has heard is unknown. */
export class Silence extends Error {}

const PATIENCE = 30_000

export async function ask<T>(path: string, token?: string | null, body?: unknown): Promise<T> {
  const answer = await reach(path, token, body)
  if (answer.ok) return answer.json() as Promise<T>
  throw new Refusal(await problemOf(answer), answer.status)
}

async function reach(path: string, token?: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    hearTime(answer)
    return answer
  } catch (error) {
    throw new Silence(String(error))
  }
}

function hearTime(answer: Response): void {
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (date) answeredAt(date)
}

/** Asks for nothing but the time. */
export async function askTime(): Promise<void> {
  try {
    hearTime(await fetch('/leaf.svg', { method: 'HEAD', cache: 'no-store' }))
  } catch {
    // It is asked again while it is wanted.
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    throw new Silence(`status ${answer.status}`)
  }
}

/** A name made by chance, for commands and for taking a seat. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const offered = () => ask<Offered>('/games')
export const setUp = (settings: Partial<Settings> & { game: string }, name: string | null) =>
  ask<Place>('/rooms', null, { settings, name })
export const now = (room: string, token: string | null) => ask<Message>(`/rooms/${room}`, token)
export const feed = (room: string, token: string | null, after: number) =>
  ask<Feed>(`/rooms/${room}/feed?after=${after}`, token)
/** Whether a move is legal as things stand, and if not by which rule. Nothing is done. */
export const whyNot = (room: string, token: string, move: string) =>
  ask<WhyNot>(`/rooms/${room}/why-not?move=${encodeURIComponent(move)}`, token)
/** What a bot would do in this seat. */
export const hint = (room: string, token: string) => ask<Hint>(`/rooms/${room}/hint`, token)
/** The house rules that a short code stands for. */
export const readCode = (code: string) => ask<RulesNamed>(`/codes/${encodeURIComponent(code)}`)
export const rulebook = (game: string, language: string) =>
  ask<Rulebook>(`/rules/${game}/${language}`)

export const lessonsOffered = () => ask<LessonsOffered>('/lessons')
const lessonAt = (scene: number, did: readonly string[], more: Record<string, string> = {}) =>
  new URLSearchParams([
    ['scene', `${scene}`],
    ...did.map((move) => ['did', move]),
    ...Object.entries(more),
  ])
/** A step of a lesson, after these moves of the learner in this scene. */
export const lessonStep = (
  lesson: string,
  language: string,
  scene: number,
  did: readonly string[],
) => ask<LessonShown>(`/lessons/${lesson}/${language}?${lessonAt(scene, did)}`)
/** What a move would be in this step. */
export const lessonAnswer = (
  lesson: string,
  language: string,
  scene: number,
  did: readonly string[],
  move: string,
) => ask<LessonAnswer>(`/lessons/${lesson}/${language}/answer?${lessonAt(scene, did, { move })}`)

export const claimable = (room: string, token: string) =>
  ask<Claimable>(`/rooms/${room}/claim`, token)

/** Sits down; asked again with the same id after a silence, so that no seat is taken twice. */
export function sit(room: string, name: string, seat: number | null): Promise<Place> {
  const body = { command_id: newId(), name, seat }
  return persist(() => ask<Place>(`/rooms/${room}/seats`, null, body))
}

/** How it stands, asked until the server has answered. */
export const standing = (room: string, token: string | null, gone: AbortSignal) =>
  persist(() => now(room, token), gone)

/** Carries one command out, asking again under the same id until the server has answered. */
export function command(
  room: string,
  token: string,
  wish: Command,
  gone?: AbortSignal,
): Promise<Carried> {
  const body = { command_id: newId(), command: wish }
  return persist(() => ask<Carried>(`/rooms/${room}/commands`, token, body), gone)
}

/** A last word on going away: it is sent even when the page is gone, and nobody waits for the answer. */
export function inPassing(room: string, token: string, wish: Command): void {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ command_id: newId(), command: wish })
  const sent = { method: 'POST', headers, body, keepalive: true }
  void fetch(`/api/rooms/${room}/commands`, sent).catch(() => {})
}

/** The text of a file that the server makes: a record, or all that a seat was sent. */
export async function lines(path: string, token: string | null): Promise<string> {
  const answer = await reach(path, token)
  if (answer.ok) return answer.text()
  throw new Refusal(await problemOf(answer), answer.status)
}

const again = (error: unknown) =>
  error instanceof Silence || (error instanceof Refusal && error.status >= 500)

async function persist<T>(attempt: () => Promise<T>, gone?: AbortSignal): Promise<T> {
  for (let wait = 400; ; wait = Math.min(wait * 2, 5000)) {
    try {
      return await attempt()
    } catch (error) {
      if (!again(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (gone?.aborted) throw new Silence('nobody waits for it any more')
    }
  }
}
