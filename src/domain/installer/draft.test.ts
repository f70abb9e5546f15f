import { assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { formatPostcodes } from '#estimate/installer/area.ts'
import { regions } from '#estimate/region.ts'
import {
  changedFields,
  formatInstaller,
  type InstallerDraft,
  type InstallerField,
  parseInstaller,
  type TypedInstaller,
} from './draft.ts'
import { installerServices, propertyKinds, strengths } from './installer.ts'

const draft: InstallerDraft = {
  trading_name: 'Bright Ladder Electrical',
  abn: '51824753556',
  areas: 'Inner; western; 3875; 3888-3890',
  except_postcodes: '3011',
  services: 'panels; batteries',
  property_kinds: 'home; business',
  panel_kw: '5-30',
  battery_kwh: '',
  strengths: 'warranty; local',
  weekday_hours: '7:30-17',
  saturday_hours: '9-12',
  days_off: '2026-12-24 to 2027-01-11; 2027-03-08',
  paused_until: '',
  cap_day: '5',
  cap_week: '',
  cap_month: '70',
  weight: '',
  fees: 'Panels $60; batteries 85.50; batteries+panels 110',
  accreditations:
    'Con Vlahos, batteries, S4471902, 2026-12-04; Mereana Tau, design, S5120377, 2027-06-30',
  seller_number: 'NT-0418',
  seller_expires_on: '2027-08-11',
  people:
    '*Con Vlahos, con@brightladder.example, 0491 570 156; Mereana Tau, mereana@brightladder.example,',
  webhook: 'https://brightladder.example/offers',
}

const installer: TypedInstaller = {
  tradingName: 'Bright Ladder Electrical',
  abn: '51 824 753 556',
  area: {
    wholeState: false,
    regions: ['inner', 'western'],
    postcodes: ['3875', '3888', '3889', '3890'],
    exceptPostcodes: ['3011'],
  },
  services: ['panels', 'batteries'],
  propertyKinds: ['home', 'business'],
  panelKilowatts: { from: 5, to: 30 },
  batteryKilowattHours: undefined,
  strengths: ['warranty', 'local'],
  hours: { weekdays: { from: 7.5, to: 17 }, saturday: { from: 9, to: 12 } },
  daysOff: [
    { from: '2026-12-24', until: '2027-01-11' },
    { from: '2027-03-08', until: '2027-03-08' },
  ],
  pausedUntil: undefined,
  caps: { day: 5, month: 70 },
  weight: 1,
  fees: { panels: 6000, batteries: 8550, 'panels+batteries': 11_000 },
  accreditations: [
    { person: 'Con Vlahos', category: 'batteries', number: 'S4471902', expiresOn: '2026-12-04' },
    { person: 'Mereana Tau', category: 'design', number: 'S5120377', expiresOn: '2027-06-30' },
  ],
  seller: { number: 'NT-0418', expiresOn: '2027-08-11' },
  people: [
    {
      name: 'Con Vlahos',
      email: 'con@brightladder.example',
      phone: '0491 570 156',
      getsOffers: true,
    },
    { name: 'Mereana Tau', email: 'mereana@brightladder.example', phone: '', getsOffers: false },
  ],
  webhook: 'https://brightladder.example/offers',
}

test('an installer is parsed from typed text', () => {
  expect(parseInstaller(draft)).toEqual({ installer, problems: [] })
})

test('regions are read as the desk shows them, too', () => {
  const areas = 'Inner Melbourne; Western suburbs; 3875; 3888-3890'
  expect(parseInstaller({ ...draft, areas })).toEqual({ installer, problems: [] })
  const everywhere = parseInstaller({ ...draft, areas: 'All of Victoria' })
  expect(everywhere).toMatchObject({ installer: { area: { wholeState: true } } })
})

test('what was read is written so that it reads the same again', () => {
  const parsed = parseInstaller(draft)
  if (!('installer' in parsed)) throw new Error('it has no problems')
  expect(parseInstaller(formatInstaller(parsed.installer))).toEqual(parsed)
})

test.each<[InstallerField, string, string]>([
  ['trading_name', ' ', 'Enter the name it trades under'],
  ['abn', '51 824 753 557', 'Enter its ABN: eleven digits, like 51 824 753 556'],
  ['areas', '', 'Enter Victoria, or regions'],
  ['areas', 'inner; Footscray', 'Enter Victoria, or regions'],
  ['areas', '3030-3020', 'Enter Victoria, or regions'],
  ['except_postcodes', '301', 'Enter postcodes, like'],
  ['services', 'heat pumps', 'Enter one or more of: panels; batteries; roof-tiles'],
  ['property_kinds', '', 'Enter one or more of: home; business; farm'],
  ['panel_kw', '30-5', 'Enter the sizes it takes, like 5-30'],
  ['battery_kwh', 'ten', 'Enter the sizes it takes, like 5-20'],
  ['strengths', 'cheap', 'Enter some of: price'],
  ['weekday_hours', '17-7', 'Enter hours, like 7:30-17:00'],
  ['weekday_hours', '', 'Enter hours, like 7:30-17:00'],
  ['days_off', '2027-01-11 to 2026-12-24', 'Enter days, like'],
  ['days_off', '2027-02-30', 'Enter days, like'],
  ['paused_until', 'Monday', 'Enter a date, like 2027-06-30'],
  ['cap_day', '-1', 'Enter a whole number, or leave it blank for no cap'],
  ['weight', '0', 'Enter a weight from 1 to 100, or leave it blank for 1'],
  ['fees', '', 'Enter dollars a lead without GST'],
  ['fees', 'panels sixty', 'Enter dollars a lead without GST'],
  ['fees', 'panels+pumps 60', 'Enter dollars a lead without GST'],
  ['accreditations', 'Con Vlahos, batteries, S4471902', 'Enter who, for what'],
  ['trading_name', 'A'.repeat(101), 'Enter the name it trades under'],
  [
    'accreditations',
    'Con Vlahos, batteries, S4471902, 2027-06-30; Con Vlahos, batteries, S5, 2028-06-30',
    'each once',
  ],
  ['accreditations', 'Con Vlahos, wiring, S4471902, 2027-06-30', 'Enter who, for what'],
  ['seller_expires_on', '', 'Enter a date, like 2027-06-30'],
  ['seller_number', '', 'Enter the number of the approval'],
  ['people', 'Con Vlahos, con@brightladder.example, 0491 570 156', 'Enter people with email'],
  ['people', '*Con Vlahos, not an address, 0491 570 156', 'Enter people with email'],
  ['webhook', 'http://brightladder.example', 'Enter an address that begins with https://'],
])('%s can’t be “%s”, and the answer says what to enter', (field, typed, message) => {
  const { problems } = parseInstaller({ ...draft, [field]: typed })
  expect(problems).toEqual([{ field, message: expect.stringContaining(message) }])
})

test('every field that can’t be used is named, not just the first', () => {
  const empty = Object.fromEntries(Object.keys(draft).map((field) => [field, '']))
  expect(parseInstaller(empty as InstallerDraft).problems.map(({ field }) => field)).toEqual([
    'trading_name',
    'abn',
    'areas',
    'services',
    'property_kinds',
    'fees',
    'people',
  ])
})

test('postcodes that follow each other are written short', () => {
  expect(formatPostcodes(['3890', '3011', '3888', '3889', '3012'])).toEqual([
    '3011',
    '3012',
    '3888-3890',
  ])
})

test('two drafts differ by their fields, not by the order within a list', () => {
  const other = { ...draft, services: 'batteries; panels', cap_day: '6' }
  expect(changedFields(draft, other)).toEqual(['cap_day'])
})

test('any installer is written so that it reads the same again', () => {
  const some = <T>(values: readonly T[]) => subarray([...values], { minLength: 1 })
  const size = record({ from: integer({ min: 0, max: 50 }), more: integer({ min: 0, max: 50 }) })
  const typed = record({
    regions: some(regions),
    services: some(installerServices),
    propertyKinds: some(propertyKinds),
    strengths: subarray([...strengths]),
    size,
    weight: integer({ min: 1, max: 100 }),
    quarters: integer({ min: 0, max: 47 }),
    caps: constantFrom({}, { day: 0 }, { week: 20, month: 70 }),
    cents: integer({ min: 0, max: 99_999 }),
  })
  assert(
    property(typed, ({ regions, size, quarters, cents, ...rest }) => {
      const any = {
        ...installer,
        ...rest,
        area: { ...installer.area, regions },
        panelKilowatts: { from: size.from, to: size.from + size.more },
        hours: { weekdays: { from: quarters / 4, to: 12 }, saturday: undefined },
        fees: { panels: cents },
      }
      expect(parseInstaller(formatInstaller(any))).toEqual({
        installer: any,
        problems: [],
      })
    }),
  )
})

test('invisible characters are not kept: databases reject some, and others turn their line around', () => {
  const { installer } = parseInstaller({
    ...draft,
    trading_name: 'Bright\0 \u202eLadder\u2067',
    people: '*Con\u202e Vlahos, con@brightladder.example, 0491 570 156\u0007',
    cap_week: '\u200b',
  }) as { installer: TypedInstaller }
  expect(installer.tradingName).toBe('Bright Ladder')
  expect(installer.people[0]).toMatchObject({ name: 'Con Vlahos', phone: '0491 570 156' })
  expect(installer.caps).toEqual({ day: 5, month: 70 })
})

test('who gets texts, and who has a mobile and no email, is typed and read again', () => {
  const people =
    '*Con Vlahos, con@brightladder.example, 0491 570 156, texts; Kim Tau, , 0491 570 157, road, accepts, texts, away until 2026-11-30'
  const { installer } = parseInstaller({ ...draft, people }) as { installer: TypedInstaller }
  expect(installer.people).toMatchObject([
    { name: 'Con Vlahos', getsTexts: true },
    {
      name: 'Kim Tau',
      email: '',
      role: 'road',
      mayAccept: true,
      getsTexts: true,
      awayUntil: '2026-11-30',
    },
  ])
  expect(formatInstaller(installer).people).toBe(people)
})

test.each([
  ['nobody has an email', '*Con Vlahos, , 0491 570 156'],
  ['somebody has neither', '*Con Vlahos, con@brightladder.example, ; Kim Tau, , '],
  ['texts have no number to go to', '*Con Vlahos, con@brightladder.example, , texts'],
])('people can’t be where %s', (_, people) => {
  expect(parseInstaller({ ...draft, people }).problems).toMatchObject([{ field: 'people' }])
})
