import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { holidaysIn } from '#domain/promise/holiday-area.ts'
import { renderHolidays } from '#server/commands/generate-holidays.ts'
import victoria from './public-holidays-vic.json' with { type: 'json' }

test('the public holidays are what the data source gives', () => {
  const file = new URL('../src/domain/promise/holidays.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(renderHolidays())
})

test('the public holidays of Victoria are those of a second list', () => {
  const days = Object.values(victoria.holidays).flatMap((year) => year.map(({ date }) => date))
  const ours = [...holidaysIn('victoria').keys()].filter((day) => day < '2028')
  expect(ours).toEqual(days)
})
