import { expect, test } from 'vitest'
import { contenderWith, matchLeadWith, pastOffer } from '../../../tests/installers.ts'
import type { Installer } from '../installer/installer.ts'
import { type Contender, type MatchLead, matchInstallers, type PastOffer } from './match.ts'
import type { Need } from './need.ts'

const today = '2026-11-19'

function judge(lead: MatchLead, contender: Contender, day = today) {
  const [candidate] = matchInstallers(lead, [contender], day)
  if (!candidate) throw new Error('every contender is a candidate')
  const texts = (side: string) =>
    candidate.reasons.filter((reason) => reason.side === side).map(({ text }) => text)
  return { suits: candidate.turn !== null, pro: texts('for'), against: texts('against') }
}

const inWest = {
  wholeState: false,
  regions: ['western'],
  postcodes: [],
  exceptPostcodes: [],
} as const

type Example = [what: string, installer: Partial<Installer>, need: Partial<Need>]

test.each<[...Example, reason: string]>([
  ['the whole state', {}, {}, 'Covers 3011'],
  ['its region', { area: inWest }, {}, 'Covers 3011'],
  [
    'a postcode of its own',
    { area: { ...inWest, regions: [], postcodes: ['3875'] } },
    { postcode: '3875', region: 'regional' },
    'Covers 3875',
  ],
  [
    'a town over the border that it names',
    { area: { ...inWest, wholeState: true, postcodes: ['2640'] } },
    { postcode: '2640', region: undefined },
    'Covers 2640',
  ],
  [
    'the boxes of a Victorian post office',
    {},
    { postcode: '8001', region: undefined },
    'Covers 8001',
  ],
  [
    'no postcode, and it covers the state',
    {},
    { postcode: '', region: undefined },
    'Covers all of Victoria, and we have no postcode',
  ],
  ['the service', { services: ['batteries'] }, { services: ['batteries'] }, 'Fits batteries'],
  ['both services', {}, { services: ['panels', 'batteries'] }, 'Fits batteries'],
  [
    'a size within its range',
    { panelKilowatts: { from: 5, to: 30 } },
    { panelKilowatts: { from: 10, to: 10 } },
    'Fits panels of 5 to 30 kW; this is for about 10',
  ],
  [
    'a size that may be within its range',
    { batteryKilowattHours: { from: 6, to: 20 } },
    { services: ['batteries'], batteryKilowattHours: { from: 5, to: 7 } },
    'Fits batteries of 6 to 20 kWh; this is for 5 to 7',
  ],
  [
    'a size without an end',
    { batteryKilowattHours: { from: 20, to: 50 } },
    { services: ['batteries'], batteryKilowattHours: { from: 25, to: Infinity } },
    'Fits batteries of 20 to 50 kWh; this is for 25 or more',
  ],
  [
    'its accreditation',
    {},
    { services: ['batteries'] },
    'Accredited for batteries until 30 June 2027',
  ],
  ['its approval as a seller', {}, {}, 'Approved as a seller until 11 August 2027'],
  [
    'what it does well',
    { strengths: ['warranty'] },
    { preference: 'warranty' },
    'Known for long warranties, which was asked for',
  ],
])('%s speaks for an installer', (_, installer, need, reason) => {
  const { suits, pro } = judge(matchLeadWith(need), contenderWith(installer))
  expect(pro).toContain(reason)
  expect(suits).toBe(true)
})

const accreditedUntil = (category: 'design' | 'installation' | 'batteries', expiresOn: string) => ({
  accreditations: [{ person: 'Con', category, number: 'S4471902', expiresOn }],
})

test.each<[...Example, reason: string]>([
  [
    'another region',
    { area: inWest },
    { postcode: '3166', region: 'southern' },
    'Does not cover 3166',
  ],
  [
    'another state, though it covers Victoria',
    {},
    { postcode: '2000', region: undefined },
    'Works in Victoria; 2000 is in New South Wales',
  ],
  [
    'an exception in its own region',
    { area: { ...inWest, exceptPostcodes: ['3011'] } },
    {},
    'Does not cover 3011',
  ],
  [
    'an exception from the whole state',
    { area: { wholeState: true, regions: [], postcodes: [], exceptPostcodes: ['3011'] } },
    {},
    'Does not cover 3011',
  ],
  [
    'a missing postcode',
    { area: inWest },
    { postcode: '', region: undefined },
    'Covers part of Victoria only, and we have no postcode',
  ],
  [
    'a service it lacks',
    { services: ['panels'] },
    { services: ['batteries'] },
    'Does not fit batteries',
  ],
  [
    'one of two services it lacks',
    { services: ['panels'] },
    { services: ['panels', 'batteries'] },
    'Does not fit batteries',
  ],
  [
    'roof tiles',
    { services: ['panels'] },
    { services: ['roof-tiles'] },
    'Does not fit solar roof tiles',
  ],
  ['work on homes', { propertyKinds: ['business'] }, {}, 'Homes are not its work'],
  [
    'work on farms',
    { propertyKinds: ['home', 'business'] },
    { property: 'farm' },
    'Farms are not its work',
  ],
  [
    'a system too large',
    { panelKilowatts: { from: 5, to: 30 } },
    { panelKilowatts: { from: 99, to: 99 } },
    'Fits only panels of 5 to 30 kW; this is for about 99',
  ],
  [
    'a battery too small',
    { batteryKilowattHours: { from: 20, to: 50 } },
    { services: ['batteries'], batteryKilowattHours: { from: 5, to: 7 } },
    'Fits only batteries of 20 to 50 kWh; this is for 5 to 7',
  ],
  [
    'an accreditation that ended',
    accreditedUntil('batteries', '2026-10-30'),
    { services: ['batteries'] },
    'Accreditation for batteries ended 30 October',
  ],
  [
    'an accreditation that ended last year',
    accreditedUntil('batteries', '2025-10-30'),
    { services: ['batteries'] },
    'Accreditation for batteries ended 30 October 2025',
  ],
  [
    'no accreditation',
    accreditedUntil('installation', '2027-10-30'),
    {},
    'No accreditation for design on record',
  ],
  [
    'an approval that ended',
    { seller: { number: 'NT-0418', expiresOn: '2026-11-18' } },
    {},
    'Approval as a seller ended 18 November',
  ],
  ['no approval', { seller: undefined }, {}, 'No approval as a seller on record'],
  ['terms not accepted', { terms: undefined }, {}, 'Has not accepted our terms yet'],
  ['a pause', { pausedUntil: '2026-11-30' }, {}, 'Paused until 30 November'],
  [
    'a day off',
    { daysOff: [{ from: '2026-11-19', until: '2026-11-20' }] },
    {},
    'Away until 20 November',
  ],
  ['a closed account', { closedAt: '2026-11-01T00:00:00Z' }, {}, 'No longer works with us'],
])('%s speaks against an installer', (_, installer, need, reason) => {
  const { suits, against } = judge(matchLeadWith(need), contenderWith(installer))
  expect(against).toContain(reason)
  expect(suits).toBe(false)
})

test.each([
  ['the day before it ends', '2026-12-04', true],
  ['the day after', '2026-12-05', false],
])('an accreditation holds through its last day: %s', (_, day, holds) => {
  const contender = contenderWith(accreditedUntil('batteries', '2026-12-04'))
  expect(judge(matchLeadWith({ services: ['batteries'] }), contender, day).suits).toBe(holds)
})

test('a pause ends on its day', () => {
  const contender = contenderWith({ pausedUntil: '2026-11-30' })
  expect(judge(matchLeadWith(), contender, '2026-11-29').suits).toBe(false)
  expect(judge(matchLeadWith(), contender, '2026-11-30').suits).toBe(true)
})

test.each([
  ['day', 'Had its 5 for today'],
  ['week', 'Had its 5 for this week'],
  ['month', 'Had its 5 for this month'],
] as const)(
  'of a day’s, a week’s and a month’s cap, the lowest wins: the %s’s',
  (period, reason) => {
    const contender = contenderWith(
      { caps: { day: 50, week: 50, month: 50, [period]: 5 } },
      { accepted: { day: 5, week: 5, month: 5 } },
    )
    expect(judge(matchLeadWith(), contender)).toMatchObject({ suits: false, against: [reason] })
  },
)

test('a cap lowered under what is accepted lets nothing more through', () => {
  const contender = contenderWith({ caps: { day: 3 } }, { accepted: { day: 4, week: 4, month: 4 } })
  expect(judge(matchLeadWith(), contender).against).toEqual(['Had its 3 for today'])
})

test.each([
  ['offered', 'Has been offered this lead'],
  ['accepted', 'Accepted this lead'],
  ['declined', 'Declined this lead'],
  ['cancelled', 'Was stopped, or its offer was taken back'],
  ['returned', 'Returned this lead'],
  ['credited', 'Returned this lead'],
] as const)('no installer gets a lead twice: once %s', (state, reason) => {
  const lead = { ...matchLeadWith(), offers: [pastOffer(state, { until: '2026-11-16' })] }
  expect(judge(lead, contenderWith()).against).toEqual([reason])
})

test('an installer that let its offer lapse gets the lead once more, on another day and after all others', () => {
  const turns = (...offers: PastOffer[]) =>
    matchInstallers(
      { ...matchLeadWith(), offers },
      [contenderWith(), contenderWith({ id: 'tin-roof' }, { had: 9 })],
      today,
    ).flatMap(({ installer, turn }) => (turn === null ? [] : [installer]))
  const lapsed = (until: string) => pastOffer('expired', { until })
  expect(turns()).toEqual(['bright-ladder', 'tin-roof'])
  expect(turns(lapsed('2026-11-19'))).toEqual(['tin-roof'])
  expect(turns(lapsed('2026-11-18'))).toEqual(['tin-roof', 'bright-ladder'])
  expect(turns(lapsed('2026-11-17'), lapsed('2026-11-18'))).toEqual(['tin-roof'])
  expect(turns(lapsed('2026-11-17'), pastOffer('declined'))).toEqual(['tin-roof'])
})

test.each([
  ['since it couldn’t accept it any more', pastOffer('cancelled', { because: 'unavailable' })],
  ['since somebody else was faster', pastOffer('expired', { because: 'taken' })],
] as const)('an offer that ended %s counts as none', (_, offer) => {
  const lead = { ...matchLeadWith(), offers: [offer] }
  expect(judge(lead, contenderWith())).toEqual(judge(matchLeadWith(), contenderWith()))
})

test('with as many offers open as its places allow, an installer is offered nothing more', () => {
  const busy = (open: number) => contenderWith({ caps: { day: 3 } }, { open, mostOpen: 6 })
  expect(judge(matchLeadWith(), busy(5)).suits).toBe(true)
  expect(judge(matchLeadWith(), busy(6))).toMatchObject({
    suits: false,
    against: ['Has 6 offers open, as many as its places allow'],
  })
})

test('a lead from before an installer was ready says so, and can be offered by hand', () => {
  const contender = contenderWith({ offersSince: '2026-11-19T03:00:00.001Z' })
  const [candidate] = matchInstallers(matchLeadWith(), [contender], today)
  expect(candidate).toMatchObject({ turn: 1 })
  expect(candidate?.reasons.map(({ code }) => code)).toContain('backlog')
  const since = contenderWith({ offersSince: matchLeadWith().createdAt })
  expect(matchInstallers(matchLeadWith(), [since], today)[0]?.reasons).not.toContainEqual(
    expect.objectContaining({ code: 'backlog' }),
  )
})

test('an installer that had the person in March does not get them again', () => {
  const earlier = [{ installer: 'bright-ladder', on: '2026-03-11', repeated: false }]
  expect(judge({ ...matchLeadWith(), earlier }, contenderWith()).against).toEqual([
    'Had this person’s enquiry on 11 March',
  ])
})

test('a repeated enquiry goes to the installer that has the person already, and to no other', () => {
  const earlier = [{ installer: 'tin-roof', on: '2026-11-12', repeated: true }]
  const contenders = [contenderWith(), contenderWith({ id: 'tin-roof' })]
  const candidates = matchInstallers({ ...matchLeadWith(), earlier }, contenders, today)
  expect(candidates.map(({ installer, turn }) => [installer, turn])).toEqual([
    ['tin-roof', 1],
    ['bright-ladder', null],
  ])
})

test('an accreditation about to end is shown, and counts neither way', () => {
  const contender = contenderWith(accreditedUntil('batteries', '2026-12-04'))
  const [candidate] = matchInstallers(
    matchLeadWith({ services: ['batteries'] }),
    [contender],
    today,
  )
  expect(candidate?.reasons).toContainEqual({
    side: 'neither',
    code: 'accreditation',
    text: 'Accredited for batteries until 4 December',
  })
  expect(candidate?.turn).toBe(1)
})

test('a postcode that reaches across the border says so, and counts neither way', () => {
  const [candidate] = matchInstallers(
    matchLeadWith({ postcode: '3644', region: 'regional' }),
    [contenderWith()],
    today,
  )
  expect(candidate?.reasons).toContainEqual({
    side: 'neither',
    code: 'area',
    text: '3644 is also Barooga and Lalalty in New South Wales',
  })
  expect(candidate?.turn).toBe(1)
})

test('every reason against an installer is given, not just the first', () => {
  const contender = contenderWith({
    area: inWest,
    services: ['panels'],
    accreditations: [],
    pausedUntil: '2026-11-30',
  })
  const need = { postcode: '3166', region: 'southern', services: ['batteries'] } as const
  expect(judge(matchLeadWith(need), contender).against).toEqual([
    'Does not cover 3166',
    'Does not fit batteries',
    'No accreditation for batteries on record',
    'Paused until 30 November',
  ])
})
