import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { accreditationCategories } from '#estimate/installer/accreditation.ts'
import { contenderWith, matchLeadWith } from '../../../tests/installers.ts'
import type { InstallerService } from '../installer/installer.ts'
import { type Contender, matchInstallers } from './match.ts'
import { type InstallerTurn, inTurn, startingLevel } from './turn.ts'

test('the installer furthest behind its share comes first', () => {
  const order = inTurn([
    { id: 'a', weight: 1, had: 4 },
    { id: 'b', weight: 2, had: 5 },
    { id: 'c', weight: 1, had: 2 },
  ])
  // Twelve with this one: three, six and three are their shares.
  expect(order.map(({ id, shortfall }) => [id, shortfall])).toEqual([
    ['b', 1],
    ['c', 1],
    ['a', -1],
  ])
})

test('of those equally far behind, the one that has waited longest comes first, then by id', () => {
  const order = inTurn([
    { id: 'c', weight: 1, had: 2, latest: '2026-11-18T01:00:00Z' },
    { id: 'b', weight: 1, had: 2, latest: '2026-11-19T01:00:00Z' },
    { id: 'd', weight: 1, had: 2 },
    { id: 'a', weight: 1, had: 2, latest: '2026-11-19T01:00:00Z' },
  ])
  expect(order.map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})

test('who is new starts level with the others', () => {
  const others: InstallerTurn[] = [
    { id: 'a', weight: 1, had: 10 },
    { id: 'b', weight: 3, had: 30 },
  ]
  expect(startingLevel(2, others)).toBe(20)
  expect(startingLevel(2, [])).toBe(0)
  const order = inTurn([...others, { id: 'new', weight: 1, had: startingLevel(1, others) }])
  const behind = order.map(({ shortfall, weight }) => shortfall / weight)
  expect(Math.max(...behind) - Math.min(...behind)).toBeCloseTo(0)
})

test('over ten thousand leads the shares are within five per cent of the weights', () => {
  const installers = [1, 1, 2, 3, 5].map((weight, index) => ({ id: `i${index}`, weight, had: 0 }))
  for (let lead = 0; lead < 10_000; lead += 1) {
    const next = inTurn(installers)[0]
    const chosen = installers.find(({ id }) => id === next?.id)
    if (chosen) chosen.had += 1
  }
  const weights = installers.reduce((sum, { weight }) => sum + weight, 0)
  for (const { weight, had } of installers)
    expect(Math.abs(had / ((weight / weights) * 10_000) - 1)).toBeLessThan(0.05)
})

const contender = record({
  id: integer({ min: 0, max: 999 }),
  weight: integer({ min: 1, max: 5 }),
  cap: integer({ min: 0, max: 6 }),
  accepted: integer({ min: 0, max: 6 }),
  had: integer({ min: 0, max: 50 }),
  services: constantFrom<InstallerService[]>(['panels'], ['batteries'], ['panels', 'batteries']),
  expiresOn: constantFrom('2026-11-18', '2026-11-19', '2027-06-30'),
})

const contenders = uniqueArray(contender, { minLength: 1, maxLength: 12, selector: ({ id }) => id })

type Drawn = typeof contender extends Arbitrary<infer T> ? T : never

function contenderOf({ id, weight, cap, accepted, had, services, expiresOn }: Drawn): Contender {
  const person = { person: 'Con', number: 'S4471902', expiresOn }
  return contenderWith(
    {
      id: `i${id}`,
      weight,
      caps: { day: cap },
      services,
      accreditations: accreditationCategories.map((category) => ({ ...person, category })),
    },
    { accepted: { day: accepted, week: accepted, month: accepted }, had },
  )
}

const lead = matchLeadWith({ services: ['panels'] })
const today = '2026-11-19'

test('no installer that is excluded or full ever has a turn, and each has a reason', () => {
  assert(
    property(contenders, (drawn) => {
      for (const { installer, reasons, turn } of matchInstallers(
        lead,
        drawn.map(contenderOf),
        today,
      )) {
        const facts = drawn.find(({ id }) => installer === `i${id}`)
        const suits =
          facts !== undefined &&
          facts.accepted < facts.cap &&
          facts.services.includes('panels') &&
          facts.expiresOn >= today
        expect(turn !== null).toBe(suits)
        expect(reasons.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('the order does not depend on the order in which installers are listed', () => {
  const listedTwice = contenders.chain((drawn) =>
    tuple(constant(drawn), shuffledSubarray(drawn, { minLength: drawn.length })),
  )
  assert(
    property(listedTwice, ([drawn, shuffled]) => {
      expect(matchInstallers(lead, shuffled.map(contenderOf), today)).toEqual(
        matchInstallers(lead, drawn.map(contenderOf), today),
      )
    }),
  )
})

test('lead after lead, no installer gets more than its cap, and the others get what it would have had', () => {
  assert(
    property(contenders, integer({ min: 1, max: 30 }), (drawn, leads) => {
      const had = new Map<string, number>()
      const now = () =>
        drawn.map((one): Contender => {
          const { accepted, ...contender } = contenderOf(one)
          const more = had.get(contender.installer.id) ?? 0
          return {
            ...contender,
            accepted: { ...accepted, day: accepted.day + more },
            had: contender.had + more,
          }
        })
      for (let count = 0; count < leads; count += 1) {
        const next = matchInstallers(lead, now(), today).find(({ turn }) => turn === 1)
        if (next) had.set(next.installer, (had.get(next.installer) ?? 0) + 1)
      }
      for (const { id, cap, accepted } of drawn)
        expect(had.get(`i${id}`) ?? 0).toBeLessThanOrEqual(Math.max(0, cap - accepted))
      const room = matchInstallers(lead, now(), today).some(({ turn }) => turn !== null)
      const given = Array.from(had.values()).reduce((sum, count) => sum + count, 0)
      expect(given === leads || !room).toBe(true)
    }),
    { numRuns: 40 },
  )
})
