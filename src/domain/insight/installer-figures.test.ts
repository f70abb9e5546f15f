import { expect, test } from 'vitest'
import { contenderWith, installerWith } from '../../../tests/installers.ts'
import { coverageOf, formatRuns } from './coverage.ts'
import { type CountedOffer, installerFigures } from './installer-figures.ts'

const now = new Date('2026-11-19T03:24:00.000Z')
const at = (time: string) => `2026-11-18T${time}:00.000Z`
const offer = (changes: Partial<CountedOffer>): CountedOffer => ({
  installer: 'quoll',
  service: 'solar-battery',
  state: 'accepted',
  outcome: null,
  offered_at: at('00:00'),
  answered_at: at('00:10'),
  returned_at: null,
  promised_by: at('05:00'),
  isLate: false,
  called_at: null,
  ...{ priced_at: null, lead: 'one', way: null, leadState: 'new' },
  ...{ created_at: at('00:00'), contacted_at: null },
  ...changes,
})

test('figures by installer, worked out by hand', () => {
  const offers = [
    offer({ answered_at: at('00:04'), called_at: at('01:00'), outcome: 'won' }),
    offer({ answered_at: at('00:20'), called_at: at('05:00'), outcome: 'quoted' }),
    offer({ answered_at: at('00:30'), called_at: at('05:01'), outcome: 'reached' }),
    // Its call is not due yet.
    offer({ answered_at: at('00:50'), promised_by: '2026-11-19T05:00:00.000Z' }),
    // Handed on: its call isn't pending. And one that went to the next, since it got no call.
    offer({ state: 'credited', returned_at: at('02:00') }),
    offer({ state: 'credited', returned_at: at('05:00'), isLate: true }),
    // The promise was over when it accepted.
    offer({ answered_at: at('05:30'), offered_at: at('05:20'), called_at: at('06:00') }),
    offer({ state: 'returned', returned_at: at('02:00') }),
    offer({ state: 'declined' }),
    offer({ state: 'expired', answered_at: null }),
    offer({ installer: 'kiln', state: 'offered', answered_at: null }),
  ]
  expect(installerFigures(offers, now)).toEqual([
    {
      installer: 'quoll',
      offered: 10,
      accepted: 8,
      priced: 0,
      chosen: 0,
      medianMinutes: 10,
      calledInTime: 2,
      due: 5,
      quoted: 2,
      won: 1,
      returned: 3,
      credited: 2,
    },
    {
      installer: 'kiln',
      offered: 1,
      accepted: 0,
      priced: 0,
      chosen: 0,
      medianMinutes: null,
      calledInTime: 0,
      due: 0,
      quoted: 0,
      won: 0,
      returned: 0,
      credited: 0,
    },
  ])
})

const places = [
  { postcode: '3011', region: 'western' },
  { postcode: '3012', region: 'western' },
  { postcode: '3875', region: 'regional' },
] as const
const area = { wholeState: false, regions: [], postcodes: [], exceptPostcodes: [] }

test('coverage by service and region, worked out by hand', () => {
  const ended = installerWith().accreditations.map((one) => ({ ...one, expiresOn: '2026-11-01' }))
  const coverage = coverageOf(
    [
      contenderWith({
        id: 'west',
        services: ['panels', 'batteries'],
        area: { ...area, regions: ['western'], exceptPostcodes: ['3012'] },
      }),
      contenderWith({ id: 'one', services: ['panels'], area: { ...area, postcodes: ['3011'] } }),
      contenderWith({ id: 'ended', accreditations: ended }),
      contenderWith({ id: 'closed', closedAt: at('00:00') }),
      contenderWith({ id: 'paused', pausedUntil: '2026-12-01' }),
      contenderWith(
        { id: 'full', area: { ...area, wholeState: true }, caps: { week: 3 } },
        { accepted: { day: 0, week: 3, month: 3 } },
      ),
    ],
    places,
    '2026-11-19',
  )
  const region = (service: string, name: string) =>
    coverage.find((one) => one.service === service)?.regions.find((one) => one.region === name)
  expect(region('panels', 'western')).toEqual({
    region: 'western',
    postcodes: 2,
    covered: 1,
    installers: 2,
    uncovered: ['3012'],
  })
  expect(region('batteries', 'western')).toMatchObject({ covered: 1, installers: 1 })
  expect(region('batteries', 'regional')).toEqual({
    region: 'regional',
    postcodes: 1,
    covered: 0,
    installers: 0,
    uncovered: ['3875'],
  })
  expect(region('roof-tiles', 'western')).toMatchObject({ covered: 0, uncovered: ['3011', '3012'] })
})

test('postcodes are read in runs', () => {
  expect(formatRuns(['3882', '3875', '3880', '3881'])).toEqual(['3875', '3880 to 3882'])
  expect(formatRuns([])).toEqual([])
})
