// One listener's feed over a WebSocket: every message once and in order, whatever the line does.
import type { Message, Present } from './wire'

export type Link = 'connecting' | 'open' | 'away' | 'shut'

export interface Listener {
  message(message: Message): void
  presence(present: Present): void
  link(link: Link, why?: number): void
}

/** Closed with one of these, asking again is of no use. */
const FOR_GOOD = [4400, 4401, 4403, 4404]
const LONGEST = 8000

export class FeedLine {
  #socket: WebSocket | null = null
  #wait = 300
  #timer: ReturnType<typeof setTimeout> | undefined
  #shut = false
  #last = 0

  constructor(
    private readonly room: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  close(): void {
    this.#shut = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** The page woke up, or the net is back: do not sit out the rest of the wait. */
  #hurry = (): void => {
    if (document.hidden || this.#shut) return
    this.#wait = 300
    if (this.#socket === null) this.#open()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/feed`)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ token: this.token, after: this.#last, presence: true }))
    socket.onmessage = (frame) => this.#hear(socket, JSON.parse(frame.data as string))
    socket.onclose = (end) => this.#lost(socket, end.code)
  }

  #hear(socket: WebSocket, frame: Message | Present): void {
    if (socket !== this.#socket || this.#shut) return
    this.#wait = 300
    this.listener.link('open')
    if ('presence' in frame) return this.listener.presence(frame)
    if (frame.seq <= this.#last) return
    if (frame.seq > this.#last + 1) return socket.close()
    this.#last = frame.seq
    this.listener.message(frame)
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#shut) return
    this.#socket = null
    if (FOR_GOOD.includes(code)) return this.listener.link('shut', code)
    this.listener.link('away')
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(this.#wait * 2, LONGEST)
  }
}
