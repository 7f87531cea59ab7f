import { expect, test } from 'vitest'
import { mirrored, packOf, sheetsOf } from './deck'

test('each deck has its cards as often as the pack', () => {
  const counts = (['four-seasons', 'vier-felder', 'seasons-duel', 'four-gems'] as const).map(
    (game) => packOf(game).length,
  )
  expect(counts).toEqual([37, 52, 48, 32])
  const duel = packOf('seasons-duel')
  expect(['B1', 'B2', 'B3'].map((card) => duel.filter((one) => one === card).length)).toEqual([
    4, 6, 2,
  ])
})

test('nine on a sheet, and none is lost', () => {
  const sheets = sheetsOf(packOf('four-gems'))
  expect(sheets.map((sheet) => sheet.length)).toEqual([9, 9, 9, 5])
  expect(sheets.flat()).toEqual(packOf('four-gems'))
})

test('a back lies behind its card when the sheet is turned over its long edge', () => {
  expect(mirrored(['1', '2', '3', '4', '5'])).toEqual(['3', '2', '1', null, '5', '4'])
})
