import { expect, test } from 'vitest'
import { layOutRuler } from './ruler-layout.ts'

const receivedAt = '2026-11-18T08:14:00.000Z'
const promisedBy = '2026-11-19T08:14:00.000Z'
const now = Date.parse('2026-11-19T10:24:00.000Z')
const lead = {
  ...{ receivedAt, promisedBy, contactedAt: null, attempts: [], notices: [] },
  endText: 'Now 9:08 am',
}

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

test('the text of a planned call gives way to that of the present moment', () => {
  const textOf = (planned: string, now: string) =>
    layOutRuler(
      { ...lead, attempts: [{ at: planned, text: '9:55 am if no answer', isPlanned: true }] },
      Date.parse(now),
    ).pins[0]?.side
  // It would be on the left of its pin, where 'Now' is; on its right the line ends.
  expect(textOf('2026-11-19T06:44:00.000Z', '2026-11-19T06:00:00.000Z')).toBe('none')
  expect(textOf('2026-11-19T06:44:00.000Z', '2026-11-18T12:00:00.000Z')).toBe('end')
  expect(textOf('2026-11-18T16:44:00.000Z', '2026-11-18T16:00:00.000Z')).toBe('start')
  expect(textOf('2026-11-18T19:30:00.000Z', '2026-11-18T16:00:00.000Z')).toBe('start')
})

test('the text of the present moment covers no pin: it is on the other side, or not shown', () => {
  const sideAt = (tries: string[], now: string) =>
    layOutRuler(
      { ...lead, attempts: tries.map((at) => ({ at, text: '11:34 am, voicemail' })) },
      Date.parse(now),
    ).endText.side
  const late = '2026-11-19T08:00:00.000Z'
  expect(sideAt([], late)).toBe('end')
  expect(sideAt(['2026-11-19T07:30:00.000Z'], late)).toBe('none')
  const early = '2026-11-18T16:00:00.000Z'
  expect(sideAt(['2026-11-18T15:00:00.000Z'], early)).toBe('start')
  expect(sideAt(['2026-11-18T12:00:00.000Z', '2026-11-18T17:00:00.000Z'], early)).toBe('end')
})

test('notices are placed where they were sent or will be sent', () => {
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

test('a quarter of a long promise is shown in hours, of a short one in minutes', () => {
  const quartersUntil = (promisedBy: string) =>
    layOutRuler({ ...lead, promisedBy }, now).quarters.map(({ text }) => text)
  expect(quartersUntil(promisedBy)).toEqual(['6 h', '12 h', '18 h'])
  expect(quartersUntil('2026-11-18T10:00:00.000Z')).toEqual(['27 min', '53 min', '1 h 20 min'])
})

test('an hour that lies under the words of the promise has no text', () => {
  const hoursShown = (until?: number, at = Date.parse(receivedAt)) =>
    layOutRuler({ ...lead, until }, at)
      .quarters.filter(({ hasRoom }) => hasRoom)
      .map(({ text }) => text)
  expect(hoursShown()).toEqual(['6 h', '12 h', '18 h'])
  expect(hoursShown(Date.parse(receivedAt) + 36 * 3_600_000)).toEqual(['6 h', '12 h'])
  expect(hoursShown(undefined, now)).toEqual(['6 h', '12 h'])
  // Long overdue, the words lie around the promise.
  expect(hoursShown(undefined, now + 20 * 3_600_000)).toEqual(['6 h', '12 h', '18 h'])
})
