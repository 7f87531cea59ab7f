import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { words } from '../../words/words.svelte'
import Invite from './Invite.svelte'

beforeAll(() => words.speak('en'))
afterEach(cleanup)

const code = () => [...document.querySelectorAll('code')].map((one) => one.textContent)

test('the code of the table stands there in groups of four, and is spelled to whoever listens', () => {
  render(Invite, { room: 'x7k2m9q4abcd', code: 'FG1' })
  expect(code()).toEqual(['x7k2 m9q4 abcd', 'FG1'])
  expect(document.querySelector('.unseen')?.textContent).toBe('x 7 k 2 m 9 q 4 a b c d')
})

test('before the match it stands in the menu, too, and each link has its own label', () => {
  render(Invite, { room: 'r1' })
  render(Invite, { room: 'r1' })
  expect(screen.getAllByLabelText('Link to this table')).toHaveLength(2)
})
