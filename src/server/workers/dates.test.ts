import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { waitUntil } from '../../../tests/wait-until.ts'
import { openLog } from '../http/log.ts'
import { startDates } from './dates.ts'

test('pages are redated at the start, to the day in Melbourne', async () => {
  const days: string[] = []
  const redate = async (day: string) => days.push(day)
  // Half past midnight there.
  const now = () => new Date('2026-12-31T13:30:00Z')
  const dates = startDates({ now, brand: au }, { redate }, openLog('silent'))
  await waitUntil(() => days.length > 0)
  await dates.stop()
  expect(days).toEqual(['2027-01-01'])
})
