import { expect, test } from 'vitest'
import { parseRanges, valueFor } from './postcode-ranges.ts'

test('a table says its postcodes, or the steps from one to the next', () => {
  const table = parseRanges('3000c 3008cp 3010c')
  expect(parseRanges('3000c 8cp 2c')).toEqual(table)
  expect(valueFor('3009', table)).toBe('cp')
  expect(valueFor('2999', table)).toBeUndefined()
})
