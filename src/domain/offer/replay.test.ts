import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { installerWith, needWith, thursdayAfternoon } from '../../../tests/installers.ts'
import { daysAfter } from '../calendar.ts'
import type { Caps, Installer } from '../installer/installer.ts'
import { matchInstallers } from './match.ts'
import { compareReplays, openReplay, type ReplayLead, withShares } from './replay.ts'

const monday = '2026-11-02'

/** Leads that arrive an hour apart, so many each day. */
function leadsOf(days: number, perDay: number, changes: Partial<ReplayLead> = {}): ReplayLead[] {
  return Array.from({ length: days * perDay }, (_, index) => {
    const day = daysAfter(monday, Math.floor(index / perDay))
    const hour = String(index % perDay).padStart(2, '0')
    return {
      id: `lead ${index}`,
      at: `${day}T${hour}:00:00.000Z`,
      day,
      need: needWith(),
      moment: {
        ...thursdayAfternoon,
        at: new Date(`${day}T${hour}:00:00.000Z`),
        promisedBy: `${daysAfter(day, 1)}T${hour}:00:00.000Z`,
      },
      repeats: [],
      yeses: null,
      ...changes,
    }
  })
}

function replay(installers: Installer[], leads: ReplayLead[], most = 1) {
  const running = openReplay(installers, most)
  for (const lead of leads) running.add(lead)
  return running.outcome()
}

const a = installerWith({ id: 'a', tradingName: 'Ace' })
const b = installerWith({ id: 'b', tradingName: 'Bee' })
const shares = ({ accepted }: ReturnType<typeof replay>) => Object.fromEntries(accepted)

test('leads are shared out by weight', () => {
  const outcome = replay([a, { ...b, weight: 3 }], leadsOf(10, 4))
  expect(shares(outcome)).toEqual({ a: 10, b: 30 })
  expect(outcome).toMatchObject({ leads: 40, full: 40, nobody: [] })
})

test.for<[Caps, number]>([
  [{ day: 1 }, 14],
  [{ week: 3 }, 6],
  [{ month: 4 }, 4],
  [{ day: 2, week: 5 }, 10],
])('caps of %o are kept over a fortnight: %i leads', ([caps, most]) => {
  const outcome = replay([{ ...a, caps }], leadsOf(14, 4))
  expect(shares(outcome)).toEqual({ a: most })
  expect(outcome.nobody.reduce((sum, { leads }) => sum + leads, 0)).toBe(56 - most)
})

test('who saw prices first goes to as many as they said yes to, and all who were asked had their turn', () => {
  const c = installerWith({ id: 'c', tradingName: 'Cee' })
  const one = replay([a, b, c], leadsOf(3, 3, { yeses: 1 }), 3)
  expect(Object.values(shares(one)).reduce((sum, leads) => sum + leads, 0)).toBe(9)
  expect(one.full).toBe(0)
  // Caps count those alone: with all three as holders each would be full after the first.
  const capped = [a, b, c].map((each) => ({ ...each, caps: { day: 1 } }))
  const none = replay(capped, leadsOf(1, 4, { yeses: 0 }), 3)
  expect(shares(none)).toEqual({ a: 0, b: 0, c: 0 })
  expect(none.nobody).toEqual([])
})

test('the month of a cap begins on its first', () => {
  const outcome = replay([{ ...a, caps: { month: 2 } }], leadsOf(32, 1))
  expect(shares(outcome)).toEqual({ a: 4 })
})

test('a lead goes to as many as may have it', () => {
  const c = installerWith({ id: 'c', services: ['batteries'] })
  const outcome = replay([a, b, c], leadsOf(1, 4), 3)
  expect(shares(outcome)).toEqual({ a: 4, b: 4, c: 0 })
  expect(outcome.full).toBe(0)
})

test('a person who asks again goes to the installer that has them', () => {
  const [first, second] = leadsOf(1, 2)
  if (!first || !second) throw new Error('two leads')
  const outcome = replay([a, b], [first, { ...second, repeats: [first.id] }])
  expect(shares(outcome)).toEqual({ a: 2, b: 0 })
})

test('leads that suit no installer are counted by why', () => {
  const local = { wholeState: false, regions: [], postcodes: ['3011'], exceptPostcodes: [] }
  const elsewhere = leadsOf(1, 3, { need: needWith({ postcode: '3875', region: 'regional' }) })
  const outcome = replay([{ ...a, area: local }], [...leadsOf(1, 2), ...elsewhere])
  expect(outcome.nobody).toEqual([
    { line: 'No one for panels in 3875', help: 'Closest: Ace, does not cover 3875', leads: 3 },
  ])
})

test('an installer kept from leads only by a cap is named once, whatever the leads were', () => {
  const small = { ...a, caps: { day: 1 } }
  const ballarat = leadsOf(3, 2, { need: needWith({ postcode: '3350', region: 'regional' }) })
  const leads = leadsOf(3, 2).flatMap((lead, index) => [lead, ballarat[index] ?? lead])
  expect(replay([small], leads).nobody).toEqual([
    {
      line: 'Ace had all that its cap allows by then',
      help: 'A higher cap, or one more installer for the same leads',
      // Four a day over three days, of which it had one each.
      leads: 9,
    },
  ])
})

test('the largest gain comes first', () => {
  const leads = leadsOf(10, 4)
  const was = replay([a, { ...b, caps: { day: 1 } }], leads)
  const change = { installer: 'b', weight: 1, caps: { day: 2 } }
  const would = replay(withShares([a, { ...b, caps: { day: 1 } }], [change]), leads)
  expect(compareReplays(was, would)).toEqual([
    { installer: 'b', was: 10, would: 20 },
    { installer: 'a', was: 30, would: 20 },
  ])
})

const drawn = record({
  id: integer({ min: 0, max: 99 }),
  weight: integer({ min: 1, max: 5 }),
  day: integer({ min: 0, max: 3 }),
  month: integer({ min: 0, max: 20 }),
  services: constantFrom<Installer['services']>(['panels'], ['batteries']),
})

/** The same without any running count: everything is counted again for each lead. */
function naively(installers: Installer[], leads: ReplayLead[], most: number) {
  const log: { installer: string; at: string; day: string }[] = []
  for (const { at, day, need, moment } of leads) {
    const monday = daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
    const contenders = installers.map((installer) => {
      const own = log.filter((entry) => entry.installer === installer.id)
      const since = (first: string) => own.filter((entry) => entry.day >= first).length
      return {
        installer,
        accepted: { day: since(day), week: since(monday), month: since(`${day.slice(0, 8)}01`) },
        ...{ open: 0, mostOpen: 1 },
        had: own.length,
        latestOffer: own.at(-1)?.at,
      }
    })
    const lead = { need, createdAt: at, offers: [], earlier: [], moment }
    const chosen = matchInstallers(lead, contenders, day)
      .filter(({ turn }) => turn !== null)
      .slice(0, most)
    log.push(...chosen.map(({ installer }) => ({ installer, at, day })))
  }
  return installers.map(({ id }) => [id, log.filter(({ installer }) => installer === id).length])
}

test('unchanged rules say what matching says now, and always the same', () => {
  assert(
    property(
      uniqueArray(drawn, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
      integer({ min: 1, max: 3 }),
      (installers, most) => {
        const all = installers.map(({ id, weight, day, month, services }) =>
          installerWith({ id: `i${id}`, weight, services, caps: { day, month } }),
        )
        const leads = leadsOf(5, 3)
        const outcome = replay(all, leads, most)
        expect(Array.from(outcome.accepted)).toEqual(naively(all, leads, most))
        expect(replay(withShares(all, []), leads, most)).toEqual(outcome)
        for (const { was, would } of compareReplays(outcome, outcome)) expect(would).toBe(was)
      },
    ),
    { numRuns: 30 },
  )
})

test('who is closed until after the promised call would have had none of these leads', () => {
  const weekends = {
    ...b,
    hours: { weekdays: { from: 19, to: 20 }, saturday: { from: 9, to: 13 } },
  }
  const outcome = replay([a, weekends], leadsOf(4, 2), 2)
  expect(shares(outcome)).toEqual({ a: 8, b: 0 })
})
