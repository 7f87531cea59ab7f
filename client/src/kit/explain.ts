// What opens the rules at a paragraph, for the words of a table that are terms.
import { getContext, setContext } from 'svelte'

const KEY = Symbol('explain')
type Explain = (rule: string) => void

export const explain = (open: Explain): Explain => setContext(KEY, open)
export const explained = (): Explain | undefined => getContext<Explain | undefined>(KEY)
