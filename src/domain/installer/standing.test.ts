import { expect, test } from 'vitest'
import { installerWith } from '../../../tests/installers.ts'
import type { Installer } from './installer.ts'
import { expiriesOf, servicesOn, standingOf } from './standing.ts'

const today = '2026-11-19'
const none = { day: 0, week: 0, month: 0 }
const endingOn = (expiresOn: string): Installer['accreditations'] =>
  installerWith().accreditations.map((one) =>
    one.category === 'batteries' ? { ...one, expiresOn } : one,
  )
const stateOf = (expiresOn: string) =>
  expiriesOf(installerWith({ accreditations: endingOn(expiresOn) }), today).find(
    ({ requirement }) => requirement === 'batteries',
  )

test.each([
  ['2027-01-19', 'current', 61],
  ['2027-01-18', 'ending', 60],
  ['2026-11-19', 'ending', 0],
  ['2026-11-18', 'ended', -1],
])('an accreditation until %s is %s', (endsOn, state, daysLeft) => {
  expect(stateOf(endsOn)).toEqual({ requirement: 'batteries', endsOn, state, daysLeft })
})

test('of two people who are accredited, the one for longer counts', () => {
  const another = {
    person: 'Mereana',
    category: 'batteries',
    number: 'S5',
    expiresOn: '2028-01-01',
  }
  const accreditations = [...endingOn('2026-10-30'), another as Installer['accreditations'][number]]
  expect(servicesOn(installerWith({ accreditations }), today).stopped).toEqual([])
})

test('nothing is asked for what an installer does not do', () => {
  const requirements = expiriesOf(installerWith({ services: ['batteries'] }), today)
  expect(requirements.map(({ requirement }) => requirement)).toEqual(['batteries', 'seller'])
})

test.each<[string, Partial<Installer>, object]>([
  ['takes leads', {}, { is: 'taking' }],
  ['is closed', { closedAt: '2026-11-01T00:00:00.000Z' }, { is: 'closed' }],
  ['has not accepted the terms', { terms: undefined }, { is: 'no-terms' }],
  ['is paused', { pausedUntil: '2026-11-30' }, { is: 'paused', until: '2026-11-30' }],
  ['comes back today', { pausedUntil: today }, { is: 'taking' }],
  [
    'is away',
    { daysOff: [{ from: '2026-11-18', until: '2026-11-20' }] },
    { is: 'away', until: '2026-11-20' },
  ],
  ['has a cap of none', { caps: { week: 0 } }, { is: 'full', period: 'week' }],
  [
    'lost its batteries, and goes on with panels',
    { services: ['panels', 'batteries'], accreditations: endingOn('2026-10-30') },
    { is: 'partly', services: ['panels'] },
  ],
  [
    'lost all that it does',
    { services: ['batteries'], accreditations: endingOn('2026-10-30') },
    { is: 'nothing-current' },
  ],
  ['sells without approval', { seller: undefined }, { is: 'nothing-current' }],
])('an installer that %s', (_, changes, standing) => {
  expect(standingOf(installerWith(changes), none, today)).toEqual(standing)
})
