// What people say at the table, and what is left of it for whoever does not want to hear them.
import type { Message } from '../line/wire'

export const isTalk = ({ notice }: Message): boolean => ['said', 'emoted'].includes(notice.kind)

/** A message for whoever does not want to hear these seats: their talk is gone, and why they pause. */
export function withoutTalk(message: Message, muted: readonly number[]): Message[] {
  const { notice } = message
  if (!muted.includes(notice.seat ?? -1)) return [message]
  return isTalk(message) ? [] : [{ ...message, notice: { ...notice, text: null } }]
}
