import type { Day } from './day.ts'
import type { Zone } from './postcode.ts'

/** Answers found elsewhere or worked out by hand, each with where it is from. Only tests read them. */

type From = { from: string }

const byFormula = 'worked out from the formula'
const gosolar =
  'gosolarquotes.com.au/rebate/who-is-eligible (2024 table at $39.30; the count is derived)'
const sunstak =
  'sunstak.com.au/cheaper-home-batteries-rebate (says $36 a certificate; solved back to $35.65)'
const momentum = 'momentumenergy.com.au/solarinsights (Powercor’s area, nothing for export)'

export const panelExamples: (From & {
  kw: number
  postcode: string
  year: number
  certificates: number
})[] = [
  {
    kw: 6.6,
    postcode: '3000',
    year: 2026,
    certificates: 39,
    from: 'a compliance product’s check of 17 August 2026',
  },
  {
    kw: 5,
    postcode: '2150',
    year: 2019,
    certificates: 82,
    from: 'energymatters.com.au, solar zones (82.92 rounded down)',
  },
  { kw: 6.6, postcode: '3000', year: 2026, certificates: 39, from: byFormula },
  { kw: 6.6, postcode: '3000', year: 2027, certificates: 31, from: byFormula },
  { kw: 6.6, postcode: '3000', year: 2031, certificates: 0, from: byFormula },
  { kw: 5, postcode: '3000', year: 2026, certificates: 29, from: byFormula },
  { kw: 11.44, postcode: '3000', year: 2026, certificates: 67, from: byFormula },
  { kw: 13.2, postcode: '3000', year: 2026, certificates: 78, from: byFormula },
  { kw: 6.6, postcode: '3350', year: 2026, certificates: 45, from: byFormula },
  { kw: 6.6, postcode: '2000', year: 2026, certificates: 45, from: byFormula },
  { kw: 6.6, postcode: '6000', year: 2026, certificates: 45, from: byFormula },
  { kw: 6.6, postcode: '0800', year: 2026, certificates: 50, from: byFormula },
]

export const panelWorthExamples: (From & {
  kw: number
  zone: Zone
  year: number
  price: number
  certificates: number
  dollars: number
})[] = [
  { kw: 6, zone: 4, year: 2024, price: 39.3, certificates: 49, dollars: 1926, from: gosolar },
  { kw: 6, zone: 2, year: 2024, price: 39.3, certificates: 64, dollars: 2515, from: gosolar },
  { kw: 6, zone: 1, year: 2024, price: 39.3, certificates: 68, dollars: 2672, from: gosolar },
]

/** Somebody published 63 by multiplying with the zone’s rating twice. */
export const panelMistake: From & {
  kw: number
  zone: Zone
  year: number
  certificates: number
  not: number
} = {
  kw: 6.6,
  zone: 3,
  year: 2026,
  certificates: 45,
  not: 63,
  from: 'rencalc.com/en-AU/guides/stc-rebate-guide, as an error to guard against',
}

export const batteryExamples: (From & { usableKwh: number; day: Day; certificates: number })[] = [
  { usableKwh: 5, day: '2026-11-21', certificates: 34, from: byFormula },
  { usableKwh: 13.5, day: '2026-11-21', certificates: 91, from: byFormula },
  { usableKwh: 14, day: '2026-11-21', certificates: 95, from: byFormula },
  { usableKwh: 20, day: '2026-11-21', certificates: 119, from: byFormula },
  { usableKwh: 25, day: '2026-11-21', certificates: 140, from: byFormula },
  { usableKwh: 40, day: '2026-11-21', certificates: 164, from: byFormula },
  { usableKwh: 50, day: '2026-11-21', certificates: 174, from: byFormula },
  { usableKwh: 10, day: '2025-10-01', certificates: 93, from: byFormula },
  { usableKwh: 10, day: '2026-04-30', certificates: 84, from: byFormula },
  { usableKwh: 13.5, day: '2027-01-15', certificates: 76, from: byFormula },
  { usableKwh: 13.5, day: '2027-07-01', certificates: 70, from: byFormula },
  { usableKwh: 10, day: '2026-11-21', certificates: 68, from: byFormula },
  { usableKwh: 18, day: '2026-11-21', certificates: 111, from: byFormula },
  { usableKwh: 28, day: '2026-11-21', certificates: 152, from: byFormula },
  { usableKwh: 60, day: '2026-11-21', certificates: 174, from: byFormula },
  { usableKwh: 50, day: '2025-10-01', certificates: 465, from: byFormula },
  { usableKwh: 13.5, day: '2031-01-01', certificates: 0, from: byFormula },
]

export const batteryPerKwhExamples: (From & { day: Day; price: number; dollars: number })[] = [
  {
    day: '2025-07-01',
    price: 40,
    dollars: 372,
    from: 'cybershack.com.au and choice.com.au (the most for a usable kWh in 2025)',
  },
  {
    day: '2026-05-01',
    price: 40,
    dollars: 272,
    from: 'a retailer’s page, May to December 2026',
  },
]

/** Dollars for a usable kWh in each tier, give or take one. */
export const batteryTierExamples: (From & {
  day: Day
  price: number
  tiers: [number, number, number]
})[] = [
  { day: '2027-01-01', price: 35.65, tiers: [203, 122, 30], from: sunstak },
  { day: '2027-07-01', price: 35.65, tiers: [185, 111, 27], from: sunstak },
  { day: '2028-07-01', price: 35.65, tiers: [146, 87, 21], from: sunstak },
  { day: '2029-01-01', price: 35.65, tiers: [128, 77, 20], from: sunstak },
  { day: '2030-01-01', price: 35.65, tiers: [92, 55, 14], from: sunstak },
  { day: '2030-07-01', price: 35.65, tiers: [75, 45, 11], from: sunstak },
]

export const billExamples: (From & {
  imported: number
  rate: number
  daily: number
  dollars: number
})[] = [
  { imported: 10_000, rate: 30.09, daily: 136.84, dollars: 3508, from: momentum },
  { imported: 6138, rate: 30.09, daily: 136.84, dollars: 2346, from: momentum },
  { imported: 5137, rate: 30.09, daily: 136.84, dollars: 2045, from: momentum },
]

/** SolarQuotes says 9,783 for the same roof: the Clean Energy Council’s figure is 4 per cent lower. */
export const yieldExamples: (From & { kw: number; city: string; kwh: number })[] = [
  { kw: 6.6, city: 'Sydney', kwh: 9395, from: 'Clean Energy Council guide, 3.9 kWh a day' },
]

export const savingExamples: (From & {
  kw: number
  share: number
  rate: number
  feedIn: number
  kwh: number
  dollars: number
})[] = [
  {
    kw: 6.6,
    share: 0.3,
    rate: 28.2,
    feedIn: 1,
    kwh: 8672,
    dollars: 794,
    from: 'worked out with the mean of the Victorian Default Offer 2026–27',
  },
  {
    kw: 6.6,
    share: 0.5,
    rate: 28.2,
    feedIn: 1,
    kwh: 8672,
    dollars: 1266,
    from: 'worked out with the mean of the Victorian Default Offer 2026–27',
  },
  {
    kw: 11.44,
    share: 1,
    rate: 28.2,
    feedIn: 0,
    kwh: 15032,
    dollars: 4239,
    from: 'worked out with the mean of the Victorian Default Offer 2026–27',
  },
]

export const leftOut = [
  {
    what: 'PVWatts’ ten losses, 14.08 per cent together',
    why: 'We reckon with no losses one by one: generation is scaled to what is published, which is after them.',
    from: 'pvlib-python.readthedocs.io, pvwatts_losses',
  },
]
