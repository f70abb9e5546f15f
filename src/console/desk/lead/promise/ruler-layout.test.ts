import { expect, test } from 'vitest'
import { layOutRuler } from './ruler-layout.ts'

const receivedAt = '2026-11-18T08:14:00.000Z'
const promisedBy = '2026-11-19T08:14:00.000Z'
const now = Date.parse('2026-11-19T10:24:00.000Z')
const lead = { receivedAt, promisedBy, contactedAt: null, attempts: [], notices: [] }

test('the ruler ends with the promised time, or with now if that is later', () => {
  const running = layOutRuler(lead, Date.parse(receivedAt) + 6 * 3_600_000)
  expect(running).toMatchObject({ due: 100, end: 25, isLate: false })
  const late = layOutRuler(lead, now)
  expect(late.isLate).toBe(true)
  expect(late.end).toBe(100)
  expect(late.due).toBeCloseTo(91.7, 1)
})

test('the time until the promise takes at least two thirds of the ruler, however late it is', () => {
  expect(layOutRuler(lead, now + 40 * 86_400_000).due).toBeCloseTo(66.7, 1)
})

test('the texts of calls do not overlap', () => {
  const attempts = [
    '2026-11-18T15:40:00.000Z',
    '2026-11-18T18:32:00.000Z',
    '2026-11-18T18:40:00.000Z',
  ]
  const pins = layOutRuler(
    { ...lead, attempts: attempts.map((at) => ({ at, text: '3:40 pm, no answer' })) },
    now,
  ).pins
  expect(pins.map(({ side }) => side)).toEqual(['end', 'none', 'start'])
})

test('notices stand where they went out or will go out', () => {
  const notices = [
    { at: '2026-11-18T20:14:00.000Z', isSent: true },
    { at: '2026-11-19T02:14:00.000Z', isSent: false },
  ]
  const { notices: marks } = layOutRuler({ ...lead, notices }, Date.parse(receivedAt) + 46_800_000)
  expect(marks).toEqual([
    { at: 50, isSent: true },
    { at: 75, isSent: false },
  ])
})

test('a quarter of a long promise is told in hours, of a short one in minutes', () => {
  const quartersUntil = (promisedBy: string) =>
    layOutRuler({ ...lead, promisedBy }, now).quarters.map(({ text }) => text)
  expect(quartersUntil(promisedBy)).toEqual(['6 h', '12 h', '18 h'])
  expect(quartersUntil('2026-11-18T10:00:00.000Z')).toEqual(['27 min', '53 min', '1 h 20 min'])
})
