// What the house says in the middle of every table: whose turn it is, why not, what is asked of people.
import { getContext, setContext, type Snippet } from 'svelte'

const KEY = Symbol('told')

/** Gives the tables below what they show above the own hand. */
export const tell = (snippet: Snippet): Snippet => setContext(KEY, snippet)
export const told = (): Snippet | undefined => getContext<Snippet | undefined>(KEY)
