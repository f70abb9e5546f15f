import { expect, test } from 'vitest'
import { layOutLanes } from './lanes-layout.ts'

const minute = 60_000
const at = (minutes: number) => new Date(minutes * minute).toISOString()
/** A ruler of 100 minutes. */
const position = (moment: number) => moment / minute
const offer = (id: string, state: string, from: number, answered?: number) =>
  ({
    id,
    name: id,
    state,
    offeredAt: at(from),
    expiresAt: at(from + 20),
    answeredAt: answered === undefined ? null : at(answered),
    returnedAt: null,
  }) as Parameters<typeof layOutLanes>[0][number]
const lanesOf = (...offers: Parameters<typeof layOutLanes>[0][number][]) =>
  layOutLanes(offers, position, 50 * minute)

test('a lane waits, and then is open, lapsed, or holds the details', () => {
  const { lanes } = lanesOf(
    offer('open', 'offered', 40),
    offer('lapsed', 'expired', 5),
    offer('declined', 'declined', 1, 4),
  )
  expect(
    lanes.map(({ id, bars }) => [id, ...bars.map(({ kind, from, to }) => [kind, from, to])]),
  ).toEqual([
    ['declined', ['waiting', 1, 4]],
    ['lapsed', ['lapsed', 5, 25]],
    ['open', ['waiting', 40, 50], ['open', 50, 60]],
  ])
  const [accepted] = lanesOf(offer('accepted', 'accepted', 10, 15)).lanes
  expect(accepted?.bars).toEqual([
    { kind: 'waiting', from: 10, to: 15 },
    { kind: 'details', from: 15, to: 50 },
  ])
})

test('the words are placed where there is room', () => {
  const side = (from: number, answered: number) =>
    lanesOf(offer('a', 'declined', from, answered)).lanes[0]?.text.side
  expect(side(10, 20)).toBe('start')
  expect(side(60, 90)).toBe('end')
  expect(side(10, 90)).toBe('inside')
})

test('of four lanes or more the oldest that are over are folded', () => {
  const { lanes, folded } = lanesOf(
    offer('first', 'accepted', 1, 2),
    offer('second', 'declined', 3, 4),
    offer('third', 'expired', 5),
    offer('fourth', 'declined', 30, 31),
    offer('fifth', 'offered', 40),
  )
  expect(lanes.map(({ id }) => id)).toEqual(['first', 'fourth', 'fifth'])
  expect(folded.map(({ id }) => id)).toEqual(['second', 'third'])
})
