import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { firstIdAt } from './time-ordered-id.ts'

test('ids made at a moment or later sort at or after its smallest id', () => {
  const moment = new Date('2026-11-21T09:00:00.123Z')
  const at = (milliseconds: number) => uuidv7({ msecs: moment.getTime() + milliseconds })
  expect(firstIdAt(moment) <= at(0)).toBe(true)
  expect(firstIdAt(moment) > at(-1)).toBe(true)
})
