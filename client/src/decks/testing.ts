import { expect } from 'vitest'

/** What holds for every drawing: whole paths, no focus, no ids, no pictures, no inline style. */
export function expectDrawn(root: Element): void {
  const svg = root.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('focusable')).toBe('false')
  const lines = [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  expect(lines.filter((line) => !/^M[-.\d]/.test(line))).toEqual([])
  expect(root.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
  expect(root.innerHTML).not.toMatch(/ (id|style|href)=|<(image|img|foreignObject)/)
}
