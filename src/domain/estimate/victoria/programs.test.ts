import { expect, test } from 'vitest'
import { zoneInAustralia } from '../../../../tests/zones.ts'
import { formatMoney } from './format-money.ts'
import { panelCertificates } from './money/certificates.ts'
import { programsFor } from './programs.ts'

const certificates = 'panel-certificates'
const dollarsOf = (count: number) => formatMoney(count * 38)

function status(postcode: string, today: string, id: string): string | undefined {
  return programsFor(postcode, today)?.find(({ value }) => value.id === id)?.status
}

test('a Victorian home is shown the country’s programs and the state’s, open ones first', () => {
  const programs = programsFor('3056', '2026-11-21') ?? []
  expect(new Set(programs.map(({ value }) => value.by))).toEqual(new Set(['Australia', 'VIC']))
  const all = programs.map(({ status }) => status)
  expect(all.lastIndexOf('open')).toBeLessThan(all.indexOf('closed'))
})

test('the state’s battery loan is closed and its panel rebate open', () => {
  expect(status('3056', '2026-11-21', 'vic-battery-loan')).toBe('closed')
  expect(status('3056', '2026-11-21', 'vic-solar-pv')).toBe('open')
})

test('upgrades of a home that isn’t about sun are among them', () => {
  for (const id of ['vic-veu-hot-water', 'vic-veu-heating', 'vic-veu-induction'])
    expect(status('3056', '2026-11-21', id)).toBe('open')
  expect(status('3056', '2026-09-30', 'vic-veu-insulation')).toBe('not yet')
  expect(status('3056', '2026-10-01', 'vic-veu-insulation')).toBe('open')
})

test('a program opens and closes on its days', () => {
  expect(status('3056', '2026-09-30', 'vic-midday-power-saver')).toBe('not yet')
  expect(status('3056', '2026-10-01', 'vic-midday-power-saver')).toBe('open')
  expect(status('3056', '2030-12-31', 'panel-certificates')).toBe('open')
  expect(status('3056', '2031-01-01', 'panel-certificates')).toBe('closed')
})

test.each([
  ['2026-12-31', 39, '2026, fewer each 1 January', 68, 'fewer each half-year'],
  ['2027-01-01', 31, '2027, fewer each 1 January', 57, 'fewer each half-year'],
  ['2027-07-01', 31, '2027, fewer each 1 January', 52, 'fewer each half-year'],
  ['2030-07-01', 7, '2030, none after that', 21, 'none after 31 December 2030'],
  ['2031-01-01', 7, '2030, none after that', 21, 'none after 31 December 2030'],
])(
  'on %s certificates are what they are worth on that day, or were on the last',
  (today, panels, until, battery, after) => {
    const [panelsToday, batteryToday] = ['panel-certificates', 'battery-certificates'].map(
      (id) => programsFor('3056', today)?.find(({ value }) => value.id === id)?.value,
    )
    expect([panelsToday?.amount, panelsToday?.unit]).toEqual([dollarsOf(panels), 'off 6.6 kW'])
    expect(panelsToday?.worth).toBe(`${panels} certificates at $38 in ${until}`)
    expect([batteryToday?.amount, batteryToday?.unit]).toEqual([dollarsOf(battery), 'off 10 kWh'])
    expect(batteryToday?.worth).toBe(`${battery} certificates at $38, ${after}`)
  },
)

test('every Victorian postcode reads the dollars of its own zone', () => {
  const today = '2026-11-21'
  for (let code = 3000; code < 4000; code++) {
    const postcode = String(code)
    const panels = programsFor(postcode, today)?.find(({ value }) => value.id === certificates)
    const due = panelCertificates(6.6, zoneInAustralia(postcode), today)
    expect([postcode, panels?.value.amount]).toEqual([postcode, dollarsOf(due)])
    expect(panels?.value.worth).toMatch(new RegExp(`^${due} certificates `))
  }
})

test('in other states, whose zones we leave to the installer, panels earn no less than in Melbourne', () => {
  const sydney = programsFor('2000', '2026-11-21')?.find(({ value }) => value.id === certificates)
  expect([sydney?.value.amount, sydney?.value.unit]).toEqual(['$1,482', 'or more off 6.6 kW'])
  expect(sydney?.value.worth).toBe(
    '39 certificates at $38 in 2026 in Melbourne, and more in sunnier zones, fewer each 1 January',
  )
})

test('other states have their own, and what is no postcode has none', () => {
  expect(status('4000', '2026-11-21', 'qld-solar-for-renters')).toBe('open')
  expect(status('4000', '2026-11-21', 'vic-solar-pv')).toBeUndefined()
  expect(programsFor('12', '2026-11-21')).toBeUndefined()
})
