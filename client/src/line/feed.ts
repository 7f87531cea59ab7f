// One listener's feed over a WebSocket: every message once and in order, whatever the line does.
import type { Message, Present } from './wire'

export type Link = 'connecting' | 'open' | 'away' | 'shut'

export interface Listener {
  message(message: Message): void
  presence(present: Present): void
  link(link: Link, why?: number): void
}

/** The token opens nothing here, or no longer. */
export const WRONG_TOKEN = 4401
/** Closed with one of these, asking again is of no use. */
export const FOR_GOOD = [4400, WRONG_TOKEN, 4403, 4404]
export const SHORTEST = 300
export const LONGEST = 8000
/** What the answer to a command has promised is late after so long. */
const LATE = 2500
/** A line that has been quiet for so long may be dead without a sign. */
const QUIET = 60_000
/** Behind the curtain of another app a line dies unseen. */
const ASLEEP = 10_000

export class FeedLine {
  #socket: WebSocket | null = null
  #wait = SHORTEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #shut = false
  #last = 0
  #hiddenAt = 0

  constructor(
    private readonly room: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    /** By what name a watcher is known. */
    private name = '',
  ) {
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#seen)
    this.#open()
  }

  close(): void {
    this.#shut = true
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#socket?.close()
  }

  /** A watcher is known by another name, or by none, from now on. */
  call(name: string): void {
    this.name = name
    this.#anew()
  }

  /** The server has answered a command with this number: it must come, else the line is dead. */
  expect(seq: number): void {
    if (seq <= this.#last) return
    setTimeout(() => {
      if (seq > this.#last) this.#anew()
    }, LATE)
  }

  /** The page woke up, or the net is back: do not sit out the rest of the wait. */
  #hurry = (): void => {
    this.#wait = SHORTEST
    if (!this.#shut && this.#socket === null) this.#open()
  }

  #seen = (): void => {
    if (document.hidden) this.#hiddenAt = Date.now()
    else if (this.#hiddenAt && Date.now() - this.#hiddenAt > ASLEEP) this.#anew()
    else this.#hurry()
  }

  /** The browser knows that the net is gone, long before the socket does. */
  #cut = (): void => {
    const socket = this.#socket
    if (!socket) return
    socket.close()
    this.#lost(socket, 1006)
  }

  /** A new line in place of one that may be dead. */
  #anew(): void {
    if (this.#shut) return
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#hurry()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/feed`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()))
    socket.onmessage = (frame) => this.#hear(socket, JSON.parse(frame.data as string))
    socket.onclose = (end) => this.#lost(socket, end.code)
    this.#listen()
  }

  #hello(): object {
    const called = this.token === null && this.name ? { name: this.name } : {}
    return { token: this.token, after: this.#last, presence: true, ...called }
  }

  #listen(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#anew(), QUIET)
  }

  #hear(socket: WebSocket, frame: Message | Present): void {
    if (socket !== this.#socket || this.#shut) return
    this.#wait = SHORTEST
    this.#listen()
    this.listener.link('open')
    if ('presence' in frame) return this.listener.presence(frame)
    if (frame.seq <= this.#last) return
    if (frame.seq > this.#last + 1) return this.#anew()
    this.#last = frame.seq
    this.listener.message(frame)
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#shut) return
    this.#socket = null
    clearTimeout(this.#watch)
    if (FOR_GOOD.includes(code)) return this.listener.link('shut', code)
    this.listener.link('away', code)
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(this.#wait * 2, LONGEST)
  }
}
