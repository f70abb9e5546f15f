import { expect, test } from 'vitest'
import { installerWith, needWith } from '../../../tests/installers.ts'
import { standingReasons } from '../offer/reason.ts'
import { isReady } from './backlog.ts'
import type { Installer, InstallerStart } from './installer.ts'
import { asIfStarted, checksOf, whyNotStarted } from './start.ts'

const today = '2026-11-25'
const at = '2026-11-24T01:00:00.000Z'
const checked: InstallerStart = {
  ...{ begunAt: at, numberCheckedAt: at, phoneAnsweredAt: at, rehearsedAt: at },
}
const begun = (changes: Partial<Installer> = {}) => installerWith({ start: checked, ...changes })

test('each of seven checks is missing until it holds, and shown where it is left out', () => {
  const ended = { number: 'NT-1', expiresOn: '2026-11-24' }
  for (const [missing, changes] of [
    ['ABN', { start: { ...checked, numberCheckedAt: undefined } }],
    ['approval as a seller', { seller: ended }],
    ['approval as a seller', { seller: undefined }],
    ['accreditation', { accreditations: [] }],
    ['phone', { start: { ...checked, phoneAnsweredAt: undefined } }],
    ['where and what', { fees: { 'panels+batteries': 100 } }],
    ['where and what', { propertyKinds: [] }],
    [
      'where and what',
      { area: { wholeState: false, regions: [], postcodes: [], exceptPostcodes: ['3011'] } },
    ],
    ['accreditation, where and what', { services: [] }],
    ['terms', { terms: undefined }],
    ['terms', { terms: { version: '0', acceptedAt: at } }],
    ['rehearsal', { start: { ...checked, rehearsedAt: undefined } }],
    ['ABN, phone, rehearsal', { start: { begunAt: at } }],
  ] satisfies [string, Partial<Installer>][]) {
    const installer = begun(changes)
    expect(whyNotStarted(installer, today)).toBe(`Not ready: ${missing}`)
    const against = standingReasons(installer, needWith(), today).filter(
      ({ code }) => code === 'start' || code === 'terms' || code === 'seller',
    )
    expect(against).toEqual([{ side: 'against', code: 'start', text: `Not ready: ${missing}` }])
  }
})

test('once all hold it is ready when an owner has let offers begin, and no earlier', () => {
  expect(checksOf(begun(), today)).toHaveLength(7)
  expect(checksOf(begun(), today).every(({ isDone }) => isDone)).toBe(true)
  expect(whyNotStarted(begun(), today)).toBe('Not ready: its offers have not been started')
  expect(isReady(begun(), today)).toBe(false)
  const started = begun({ start: { ...checked, startedAt: at } })
  expect(whyNotStarted(started, today)).toBeUndefined()
  expect(isReady(started, today)).toBe(true)
})

test('an installer imported from a file has started', () => {
  expect(whyNotStarted(installerWith(), today)).toBeUndefined()
  expect(isReady(installerWith(), today)).toBe(true)
})

test('what a firm would be offered is tried as if it were ready, with all work that it hasn’t said', () => {
  const nothing = begun({
    ...{ start: { begunAt: at }, services: [], propertyKinds: [], fees: {}, accreditations: [] },
    ...{ seller: undefined, terms: undefined },
  })
  const tried = asIfStarted(nothing)
  for (const services of [['panels'], ['panels', 'batteries'], ['roof-tiles']] as const)
    expect(
      standingReasons(tried, needWith({ services }), today).filter(
        ({ side }) => side === 'against',
      ),
    ).toEqual([])
  expect(asIfStarted(installerWith())).toEqual(installerWith())
})
