import { expect, test } from 'vitest'
import { zoneInAustralia } from '../../../../tests/zones.ts'
import type { Day } from '../shared/day.ts'
import { batterySteps, batteryTiers } from './data/certificates.ts'
import { melbourneYield } from './data/sun.ts'
import { flatRates, yearlyBill } from './money/bill.ts'
import { batteryCertificates, batteryStep, panelCertificates } from './money/certificates.ts'
import type { Zone } from './postcode.ts'
import { slots } from './year/calendar.ts'
import { cityGeneration, yearlyGeneration } from './year/generation.ts'

/** Answers that others publish, or that follow from a formula by hand. Each says where it comes from. */
type Source = { source: string }

const formula = 'worked out from the formula'
const gosolar =
  'gosolarquotes.com.au/rebate/who-is-eligible (2024 table at $39.30; the count is derived)'
const sunstak =
  'sunstak.com.au/cheaper-home-batteries-rebate (says $36 a certificate; solved back to $35.65)'
const momentum = 'momentumenergy.com.au/solarinsights (Powercor’s area, nothing for export)'
const defaultOffer = 'worked out with the mean of the Victorian Default Offer 2026–27'

type PanelExample = Source & { kw: number; postcode: string; year: number; certificates: number }

test.each<PanelExample>([
  {
    kw: 6.6,
    postcode: '3000',
    year: 2026,
    certificates: 39,
    source: 'a compliance product’s check of 17 August 2026',
  },
  {
    kw: 5,
    postcode: '2150',
    year: 2019,
    certificates: 82,
    source: 'energymatters.com.au, solar zones (82.92 rounded down)',
  },
  { kw: 6.6, postcode: '3000', year: 2027, certificates: 31, source: formula },
  { kw: 6.6, postcode: '3000', year: 2031, certificates: 0, source: formula },
  { kw: 5, postcode: '3000', year: 2026, certificates: 29, source: formula },
  { kw: 11.44, postcode: '3000', year: 2026, certificates: 67, source: formula },
  { kw: 13.2, postcode: '3000', year: 2026, certificates: 78, source: formula },
  { kw: 6.6, postcode: '3350', year: 2026, certificates: 45, source: formula },
  { kw: 6.6, postcode: '2000', year: 2026, certificates: 45, source: formula },
  { kw: 6.6, postcode: '6000', year: 2026, certificates: 45, source: formula },
  { kw: 6.6, postcode: '0800', year: 2026, certificates: 50, source: formula },
])('$kw kW at $postcode in $year earn $certificates certificates', (example) => {
  const { kw, postcode, year, certificates } = example
  expect(panelCertificates(kw, zoneInAustralia(postcode), `${year}-06-30`)).toBe(certificates)
})

test.each<Source & { zone: Zone; certificates: number; dollars: number }>([
  { zone: 4, certificates: 49, dollars: 1926, source: gosolar },
  { zone: 2, certificates: 64, dollars: 2515, source: gosolar },
  { zone: 1, certificates: 68, dollars: 2672, source: gosolar },
])('6 kW in zone $zone were worth $dollars dollars in 2024', ({ zone, certificates, dollars }) => {
  const count = panelCertificates(6, zone, '2024-01-01')
  expect(count).toBe(certificates)
  expect(Math.round(count * 39.3)).toBe(dollars)
})

test('a zone’s rating is applied once: rencalc.com’s rebate guide gets 63 by applying it twice', () => {
  expect(panelCertificates(6.6, 3, '2026-01-01')).toBe(45)
})

test.each<Source & { usableKwh: number; day: Day; certificates: number }>([
  { usableKwh: 5, day: '2026-11-21', certificates: 34, source: formula },
  { usableKwh: 10, day: '2026-11-21', certificates: 68, source: formula },
  { usableKwh: 13.5, day: '2026-11-21', certificates: 91, source: formula },
  { usableKwh: 14, day: '2026-11-21', certificates: 95, source: formula },
  { usableKwh: 18, day: '2026-11-21', certificates: 111, source: formula },
  { usableKwh: 20, day: '2026-11-21', certificates: 119, source: formula },
  { usableKwh: 25, day: '2026-11-21', certificates: 140, source: formula },
  { usableKwh: 28, day: '2026-11-21', certificates: 152, source: formula },
  { usableKwh: 40, day: '2026-11-21', certificates: 164, source: formula },
  { usableKwh: 50, day: '2026-11-21', certificates: 174, source: formula },
  { usableKwh: 60, day: '2026-11-21', certificates: 174, source: formula },
  { usableKwh: 10, day: '2025-10-01', certificates: 93, source: formula },
  { usableKwh: 50, day: '2025-10-01', certificates: 465, source: formula },
  { usableKwh: 10, day: '2026-04-30', certificates: 84, source: formula },
  { usableKwh: 13.5, day: '2027-01-15', certificates: 76, source: formula },
  { usableKwh: 13.5, day: '2027-07-01', certificates: 70, source: formula },
  { usableKwh: 13.5, day: '2031-01-01', certificates: 0, source: formula },
])('$usableKwh kWh on $day earn $certificates certificates', (example) => {
  expect(batteryCertificates(example.usableKwh, example.day)).toBe(example.certificates)
})

test.each<Source & { day: Day; dollars: number }>([
  {
    day: '2025-07-01',
    dollars: 372,
    source: 'cybershack.com.au and choice.com.au (the most for a usable kWh in 2025)',
  },
  { day: '2026-05-01', dollars: 272, source: 'a retailer’s page, May to December 2026' },
])('a kWh on $day is worth $dollars dollars at $40 a certificate', ({ day, dollars }) => {
  expect((batteryStep(day)?.factor ?? 0) * 40).toBeCloseTo(dollars)
})

test.each<Source & { day: Day; tiers: readonly [number, number, number] }>([
  { day: '2027-01-01', tiers: [203, 122, 30], source: sunstak },
  { day: '2027-07-01', tiers: [185, 111, 27], source: sunstak },
  { day: '2028-07-01', tiers: [146, 87, 21], source: sunstak },
  { day: '2029-01-01', tiers: [128, 77, 20], source: sunstak },
  { day: '2030-01-01', tiers: [92, 55, 14], source: sunstak },
  { day: '2030-07-01', tiers: [75, 45, 11], source: sunstak },
])('a kWh on $day is worth $tiers dollars by tier, give or take one', ({ day, tiers }) => {
  const { factor } = batterySteps.value.find(({ from }) => from === day) ?? { factor: 0 }
  for (const [index, { share }] of batteryTiers.value.entries())
    expect(Math.abs(factor * share * 35.65 - (tiers[index] ?? 0))).toBeLessThanOrEqual(1)
})

/** All kWh in one hour of the year: on a flat rate it does not matter which. */
function atOnce(kwh: number): Float64Array {
  const flow = new Float64Array(slots)
  flow[0] = kwh
  return flow
}

test.each<Source & { imported: number; dollars: number }>([
  { imported: 10_000, dollars: 3508, source: momentum },
  { imported: 6138, dollars: 2346, source: momentum },
  { imported: 5137, dollars: 2045, source: momentum },
])('$imported kWh cost $dollars dollars a year', ({ imported, dollars }) => {
  const rates = { byClock: flatRates(30.09), daily: 136.84, feedIn: 0 }
  expect(Math.round(yearlyBill(atOnce(imported), atOnce(0), rates))).toBe(dollars)
})

test('6.6 kW make 9,395 kWh in Sydney, as the Clean Energy Council’s 3.9 kWh a day for each kW says', () => {
  expect(Math.round(cityGeneration(6.6, 'Sydney') ?? 0)).toBe(9395)
})

type SavingExample = Source & {
  kw: number
  share: number
  feedIn: number
  kwh: number
  dollars: number
}

test.each<SavingExample>([
  { kw: 6.6, share: 0.3, feedIn: 1, kwh: 8672, dollars: 794, source: defaultOffer },
  { kw: 6.6, share: 0.5, feedIn: 1, kwh: 8672, dollars: 1266, source: defaultOffer },
  { kw: 11.44, share: 1, feedIn: 0, kwh: 15_032, dollars: 4239, source: defaultOffer },
])('$kw kW with $share used at home save $dollars dollars a year', (example) => {
  const { kw, share, feedIn, kwh, dollars } = example
  const roof = { facing: 'N', shading: 'none' } as const
  const generation = yearlyGeneration(kw, melbourneYield.value, roof).mid
  expect(Math.round(generation)).toBe(kwh)
  const rates = { byClock: flatRates(28.2), daily: 120, feedIn }
  const use = 20_000
  const before = yearlyBill(atOnce(use), atOnce(0), rates)
  const after = yearlyBill(
    atOnce(use - share * generation),
    atOnce((1 - share) * generation),
    rates,
  )
  expect(Math.round(before - after)).toBe(dollars)
})
