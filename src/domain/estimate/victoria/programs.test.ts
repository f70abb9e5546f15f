import { expect, test } from 'vitest'
import { zoneInAustralia } from '../../../../tests/zones.ts'
import { panelCertificates } from './money/certificates.ts'
import { programsFor } from './programs.ts'

const certificates = 'panel-certificates'

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

test('a program opens and closes on its days', () => {
  expect(status('3056', '2026-09-30', 'vic-midday-power-saver')).toBe('not yet')
  expect(status('3056', '2026-10-01', 'vic-midday-power-saver')).toBe('open')
  expect(status('3056', '2030-12-31', 'panel-certificates')).toBe('open')
  expect(status('3056', '2031-01-01', 'panel-certificates')).toBe('closed')
})

test.each([
  ['2026-12-31', '39', '2026, fewer each 1 January', '68', '6.8', '31 December 2026, less every'],
  ['2027-01-01', '31', '2027, fewer each 1 January', '57', '5.7', '30 June 2027, less every'],
  ['2027-07-01', '31', '2027, fewer each 1 January', '52', '5.2', '31 December 2027, less every'],
  ['2030-07-01', '7', '2030, none after that', '21', '2.1', '31 December 2030, none after that'],
  ['2031-01-01', '7', '2030, none after that', '21', '2.1', '31 December 2030, none after that'],
])(
  'on %s certificates are what they are worth on that day, or were on the last',
  (today, panels, until, battery, factor, end) => {
    const [panelsToday, batteryToday] = ['panel-certificates', 'battery-certificates'].map(
      (id) => programsFor('3056', today)?.find(({ value }) => value.id === id)?.value,
    )
    expect(panelsToday?.amount).toBe(`${panels} certificates on 6.6 kW`)
    expect(panelsToday?.worth).toBe(`At 3056 ${panels} certificates for 6.6 kW in ${until}`)
    expect(batteryToday?.amount).toBe(`${battery} certificates on 10 kWh`)
    expect(batteryToday?.worth).toContain(
      `${factor} certificates a usable kWh to 14 kWh until ${end}`,
    )
  },
)

test('every Victorian postcode reads the certificates of its own zone', () => {
  const today = '2026-11-21'
  for (let code = 3000; code < 4000; code++) {
    const postcode = String(code)
    const panels = programsFor(postcode, today)?.find(({ value }) => value.id === certificates)
    const due = panelCertificates(6.6, zoneInAustralia(postcode), today)
    expect([postcode, panels?.value.amount]).toEqual([postcode, `${due} certificates on 6.6 kW`])
    const where = code === 3000 ? 'In Melbourne' : `At ${postcode}`
    expect(panels?.value.worth).toMatch(new RegExp(`^${where} ${due} certificates `))
  }
})

test('in other states, whose zones we leave to the installer, panels earn no less than in Melbourne', () => {
  const sydney = programsFor('2000', '2026-11-21')?.find(({ value }) => value.id === certificates)
  expect(sydney?.value.amount).toBe('39 certificates or more on 6.6 kW')
  expect(sydney?.value.worth).toBe(
    'In Melbourne 39 certificates for 6.6 kW in 2026, and more in sunnier zones, fewer each 1 January',
  )
})

test('other states have their own, and what is no postcode has none', () => {
  expect(status('4000', '2026-11-21', 'qld-solar-for-renters')).toBe('open')
  expect(status('4000', '2026-11-21', 'vic-solar-pv')).toBeUndefined()
  expect(programsFor('12', '2026-11-21')).toBeUndefined()
})
