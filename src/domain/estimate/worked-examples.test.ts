import { describe, expect, test } from 'vitest'
import { batteryCertificates, batteryTierWorth } from './battery-certificates.ts'
import { flatRates, yearlyBill } from './bill.ts'
import { slots } from './calendar.ts'
import { melbourneYield } from './data/sun.ts'
import { cityGeneration, yearlyGeneration } from './generation.ts'
import { panelCertificates } from './panel-certificates.ts'
import { zoneOf } from './postcode.ts'
import {
  batteryExamples,
  batteryPerKwhExamples,
  batteryTierExamples,
  billExamples,
  leftOut,
  panelExamples,
  panelMistake,
  panelWorthExamples,
  savingExamples,
  yieldExamples,
} from './worked-examples.ts'

/** So many kWh, all in one hour of the year: on a flat rate it does not matter which. */
function atOnce(kwh: number): Float64Array {
  const flow = new Float64Array(slots)
  flow[0] = kwh
  return flow
}

describe('what others found is found here', () => {
  test.each(panelExamples)('$certificates certificates for $kw kW at $postcode in $year', (one) => {
    const found = panelCertificates(one.kw, zoneOf(one.postcode), `${one.year}-06-30`)
    expect(found).toBe(one.certificates)
  })

  test.each(panelWorthExamples)(
    '$kw kW in zone $zone in $year is worth $dollars dollars',
    (one) => {
      const found = panelCertificates(one.kw, one.zone, `${one.year}-01-01`)
      expect(found).toBe(one.certificates)
      expect(Math.round(found * one.price)).toBe(one.dollars)
    },
  )

  test('a zone’s rating is taken once, though somebody took it twice', () => {
    const { kw, zone, year, certificates, not } = panelMistake
    const found = panelCertificates(kw, zone, `${year}-01-01`)
    expect(found).toBe(certificates)
    expect(found).not.toBe(not)
  })

  test.each(batteryExamples)('$certificates certificates for $usableKwh kWh on $day', (one) => {
    expect(batteryCertificates(one.usableKwh, one.day)).toBe(one.certificates)
  })

  test.each(batteryPerKwhExamples)('a kWh on $day is worth $dollars dollars at $price', (one) => {
    expect(batteryTierWorth(one.day, one.price)[0]?.perKwh).toBeCloseTo(one.dollars)
  })

  test.each(batteryTierExamples)('tiers on $day at $price are worth $tiers', (one) => {
    const found = batteryTierWorth(one.day, one.price).map(({ perKwh }) => perKwh)
    for (const [index, dollars] of one.tiers.entries())
      expect(Math.abs((found[index] ?? 0) - dollars)).toBeLessThanOrEqual(1)
  })

  test.each(billExamples)('$imported kWh cost $dollars dollars a year', (one) => {
    const rates = { byClock: flatRates(one.rate), daily: one.daily, feedIn: 0 }
    expect(Math.round(yearlyBill(atOnce(one.imported), atOnce(0), rates))).toBe(one.dollars)
  })

  test.each(yieldExamples)('$kw kW make $kwh kWh in $city', (one) => {
    expect(Math.round(cityGeneration(one.kw, one.city) ?? 0)).toBe(one.kwh)
  })

  test.each(savingExamples)('$kw kW with $share used at home save $dollars dollars', (one) => {
    const roof = { facing: 'N', shading: 'none' } as const
    const made = yearlyGeneration(one.kw, melbourneYield.value, roof).middle
    expect(Math.round(made)).toBe(one.kwh)
    const rates = { byClock: flatRates(one.rate), daily: 120, feedIn: one.feedIn }
    const use = 20_000
    const before = yearlyBill(atOnce(use), atOnce(0), rates)
    const after = yearlyBill(atOnce(use - one.share * made), atOnce((1 - one.share) * made), rates)
    expect(Math.round(before - after)).toBe(one.dollars)
  })

  test('what is left out is told with its reason', () => {
    expect(leftOut.every(({ why, from }) => why && from)).toBe(true)
  })
})
