import { expect, test } from 'vitest'
import {
  formatInstaller,
  type InstallerDraft,
  type InstallerField,
  installerFields,
  isSameBusiness,
  parseInstaller,
  type TypedInstaller,
} from '../../../installer/draft.ts'
import { type Installer, identityOf } from '../../../installer/installer.ts'
import { expiriesOf } from '../../../installer/standing.ts'
import { feeWithGst } from '../../../offer/ledger.ts'
import type { Need } from '../../../offer/need.ts'
import { standingReasons } from '../../../offer/reason.ts'
import { yesWording } from '../../../offer/yes.ts'
import { covers, formatPostcodes, parsePostcodes } from './area.ts'
import { demoInstallers } from './demo-installers.ts'

const today = '2026-11-27'
const blank = Object.fromEntries(installerFields.map((field) => [field, '']))
const draft = {
  ...blank,
  trading_name: 'Acme Solar',
  company_number: '0123 4567',
  legal_name: 'Acme Solar Ltd',
  vat_number: 'gb 123 4567 89',
  areas: 'Wales; M; SK1-SK8',
  except_postcodes: 'M14',
  services: 'panels; batteries',
  property_kinds: 'home',
  panel_kw: '2-10',
  strengths: 'warranty',
  fees: 'panels £40; batteries 50; panels+batteries 70.50',
  accreditations:
    'MCS, pv, NAP-12345, 2027-06-30, 2026-11-20; Flexi-Orb, battery, FO-9, 2027-06-30, 2026-11-21',
  consumer_code: 'recc',
  code_checked_on: '2026-11-20',
  liability_pounds: '£5m',
  liability_until: '2027-06-30',
  insured_guarantee: 'Yes',
  deposit_percent: '25',
  electrical_scheme: 'niceic',
  cover_checked_on: '2026-11-21',
  people: '*Jo Price, jo@acme.example, 07700 900123',
} as InstallerDraft

function typed(changes: Partial<InstallerDraft> = {}): TypedInstaller {
  const parsed = parseInstaller({ ...draft, ...changes })
  if ('installer' in parsed) return parsed.installer
  throw new Error(parsed.problems.map(({ message }) => message).join('; '))
}

function installer(changes: Partial<Installer> = {}): Installer {
  const terms = { version: '1', acceptedAt: '2026-11-01T09:00:00.000Z' }
  return { ...typed(), id: 'acme', terms, ...changes }
}

const need: Need = {
  postcode: 'M20 2AF',
  region: 'north',
  services: ['panels'],
  property: 'home',
  panelKilowatts: { from: 4, to: 4 },
  preference: 'warranty',
}
const textsFor = (one: Installer, changes: Partial<Need> = {}) =>
  standingReasons(one, { ...need, ...changes }, today).map(({ side, text }) => `${side}: ${text}`)

test('an installer is read by its company number, its code and what was looked up', () => {
  expect(typed()).toMatchObject({
    abn: null,
    companyNumber: '01234567',
    legalName: 'Acme Solar Ltd',
    vatNumber: 'GB123456789',
    area: { regions: ['wales'], exceptPostcodes: ['M14'] },
    fees: { panels: 4000, batteries: 5000, 'panels+batteries': 7050 },
    accreditations: [
      { person: 'MCS', category: 'pv', number: 'NAP-12345', checkedOn: '2026-11-20' },
      { person: 'Flexi-Orb', category: 'battery', checkedOn: '2026-11-21' },
    ],
    consumerCode: { name: 'RECC', checkedOn: '2026-11-20' },
    cover: {
      liability: { pounds: 5_000_000, until: '2027-06-30' },
      hasInsuredGuarantee: true,
      depositPercent: 25,
      electricalScheme: 'NICEIC',
      checkedOn: '2026-11-21',
    },
  })
  expect(typed().area.postcodes).toEqual(
    ['M', ...'12345678'].map((one) => (one === 'M' ? one : `SK${one}`)),
  )
})

test('what was read is written so that it reads the same again', () => {
  expect(parseInstaller(formatInstaller(typed()))).toEqual({ installer: typed(), problems: [] })
})

test.each<[InstallerField, string, string]>([
  ['company_number', '1234567', 'eight characters'],
  ['company_number', 'NI123456', 'eight characters'],
  ['company_number', '', 'the sole trader’s address'],
  ['legal_name', '', 'the name it is registered under'],
  ['vat_number', 'GB12345', 'GB and nine digits'],
  ['consumer_code', 'TrustMark', 'RECC; HIES; none'],
  ['consumer_code', '', 'RECC; HIES; none'],
  ['code_checked_on', 'lately', 'the day on which you looked it up'],
  ['liability_pounds', 'lots', 'like 5,000,000 or 5m'],
  ['liability_pounds', '', 'like 5,000,000 or 5m'],
  ['liability_until', 'June', 'the last day of the insurance'],
  ['insured_guarantee', 'perhaps', 'Enter yes or no'],
  ['deposit_percent', '26', 'from 0 to 25'],
  ['electrical_scheme', 'ELECSA', 'NICEIC; NAPIT; other'],
  ['cover_checked_on', '', 'the day on which you looked this up'],
  ['accreditations', 'MCS, pv, NAP-12345, 2027-06-30', 'the day you looked it up'],
  ['accreditations', 'MCS, design, NAP-12345, 2027-06-30, 2026-11-20', 'scope (pv or battery)'],
  ['areas', 'Manchester', 'Enter Great Britain, or nations'],
  ['areas', 'BT1', 'Enter Great Britain, or nations'],
  ['areas', 'SK8-SK1', 'Enter Great Britain, or nations'],
])('%s can’t be “%s”, and the answer says what to enter', (field, value, message) => {
  const { problems } = parseInstaller({ ...draft, [field]: value })
  expect(problems.map((one) => one.message)).toEqual([expect.stringContaining(message)])
})

test.each(['SC123456', 'oc 123456', 'SO123456', '00000006'])('%s is a company number', (number) => {
  expect(typed({ company_number: number }).companyNumber).toBe(
    number.replace(' ', '').toUpperCase(),
  )
})

test('a sole trader has an address in place of a number, and a yes says so', () => {
  const trader = typed({
    company_number: '',
    address: '1 High Street, Sale',
    legal_name: 'Jo Price',
  })
  expect(trader.companyNumber).toBeUndefined()
  const named = (one: typeof trader) => ({ name: one.tradingName, identity: identityOf(one) })
  expect(yesWording(named(trader), ['phone'])).toBe(
    'Yes, Acme Solar (Jo Price, sole trader) may call me about this enquiry.',
  )
  expect(yesWording(named(typed()), ['phone'])).toBe(
    'Yes, Acme Solar (Acme Solar Ltd, Companies House number 01234567) may call me about this enquiry.',
  )
  expect(isSameBusiness(trader, typed())).toBe(false)
})

test.each([
  ['M20 2AF', true],
  ['M14 5XY', false],
  ['SK3 0AA', true],
  ['SK9 1AA', false],
  ['CF10 1AA', true],
  ['SY22 5AA', true],
  ['L1 1AA', false],
  ['BT1 1AA', false],
])('M, SK1 to SK8 and Wales, but not M14: %s is %s', (postcode, isCovered) => {
  expect(covers(typed().area, { postcode })).toBe(isCovered)
})

test('a district in London includes its parts', () => {
  expect(covers(typed({ areas: 'W1; EC1A' }).area, { postcode: 'W1A 1AA' })).toBe(true)
  expect(covers(typed({ areas: 'W1; EC1A' }).area, { postcode: 'EC1A 1BB' })).toBe(true)
  expect(covers(typed({ areas: 'W1; EC1A' }).area, { postcode: 'EC1V 1BB' })).toBe(false)
})

test('districts that follow each other are written short', () => {
  const typedDistricts = ['M', 'SK10', 'SK2', 'SK1', 'SK3', 'W1A']
  expect(formatPostcodes(typedDistricts)).toEqual(['M', 'SK1-SK3', 'SK10', 'W1A'])
  expect(parsePostcodes('SK1-SK3')).toEqual(['SK1', 'SK2', 'SK3'])
})

test('the reasons name the district, the scheme and when it was looked up, and never the full postcode', () => {
  expect(textsFor(installer())).toEqual([
    'for: Works in M20',
    'for: Fits panels',
    'for: Fits panels of 2 to 10 kW; this is for about 4',
    'for: Holds MCS for solar until 30 June 2027, checked 20 November',
    'neither: In RECC, checked 20 November',
    'for: Insured to £5m until June',
    'for: Says it’s known for long warranties, which was asked for',
  ])
})

test('an installer in no code is asked all the same, and the reasons show it', () => {
  const inNone = installer({ consumerCode: { name: 'none', checkedOn: '2026-11-20' } })
  expect(textsFor(inNone)).toContain('neither: In no consumer code, checked 20 November')
})

test('the cover for its work may be left blank, all of it or a part', () => {
  const names = ['liability_pounds', 'liability_until', 'insured_guarantee'] as const
  const without = Object.fromEntries(names.map((name) => [name, '']))
  expect(typed(without).cover).toEqual({
    depositPercent: 25,
    electricalScheme: 'NICEIC',
    checkedOn: '2026-11-21',
  })
  const none = { ...without, deposit_percent: '', electrical_scheme: '', cover_checked_on: '' }
  expect(typed(none).cover).toBeUndefined()
})

test.each([
  [2_000_000, '2027-06-30', '2026-11-27', 'Insured to £2m until June'],
  [2_500_000, '2027-11-30', '2026-11-27', 'Insured to £2.5m until November 2027'],
  [500_000, '2027-06-30', '2027-06-01', 'Insured to £500,000 until 30 June'],
  [5_000_000, '2027-06-30', '2027-06-30', 'Insured to £5m until 30 June'],
  [5_000_000, '2027-06-30', '2027-07-01', undefined],
])('£%i until %s is on %s: %s', (pounds, until, today, text) => {
  const cover = { liability: { pounds, until }, checkedOn: '2026-11-20' }
  const reasons = standingReasons(installer({ cover }), need, today)
  expect(reasons.find(({ code }) => code === 'cover')?.text).toBe(text)
})

test('on a border an installer for one nation suits visitors who named it, or else where most homes are', () => {
  const { area } = typed({ areas: 'England' })
  expect(covers(area, { postcode: 'SY22 5AA', nation: 'england' })).toBe(true)
  expect(covers(area, { postcode: 'SY22 5AA', nation: null })).toBe(false)
  expect(covers(area, { postcode: 'TD15 1AA' })).toBe(true)
  expect(covers(area, { postcode: 'TD15 1AA', nation: 'scotland' })).toBe(false)
})

test('without a postcode only those suit who work in a whole nation', () => {
  const unknown = { postcode: '', region: undefined }
  expect(textsFor(installer(), unknown)).toContain(
    'for: Works in a whole nation, and we have no postcode',
  )
  const local = installer({ area: typed({ areas: 'M; SK' }).area })
  expect(textsFor(local, unknown)).toContain(
    'against: Works in part of a nation only, and we have no postcode',
  )
})

test('no installer is asked for work whose certificate has ended, or is not on record', () => {
  const [pv, battery] = installer().accreditations
  if (!pv || !battery) throw new Error('it holds both')
  const ended = installer({ accreditations: [{ ...pv, expiresOn: '2026-11-26' }] })
  expect(textsFor(ended)).toContain('against: Certificate for solar ended 26 November')
  expect(textsFor(ended, { services: ['batteries'] })).toContain(
    'against: No certificate for batteries on record',
  )
  expect(expiriesOf(ended, today).map(({ requirement, state }) => [requirement, state])).toEqual([
    ['pv', 'ended'],
    ['battery', 'missing'],
  ])
})

test('a fee has a fifth of VAT on it', () => {
  expect(feeWithGst(4000)).toEqual({ amountCents: 4000, gstCents: 800 })
})

test('the invented installers can be added', () => {
  const added = demoInstallers(today).map((one) =>
    parseInstaller({ ...blank, ...one } as InstallerDraft),
  )
  expect(added.map(({ problems }) => problems)).toEqual([[], [], []])
})
