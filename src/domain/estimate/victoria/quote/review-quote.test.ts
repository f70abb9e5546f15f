import { describe, expect, test } from 'vitest'
import { certificatePrice } from '../data/certificates.ts'
import type { Quote } from './quote.ts'
import { reviewQuote } from './review-quote.ts'

const place = { zone: 4 as const, isZoneKnown: true, today: '2026-11-23' }
const { mid } = certificatePrice.value

/*
 * Worked out by hand. Zone 4 earns 1.185 a kilowatt and year; 2026 counts five years, 2027 four. A battery earns 6.8 a usable
 * kilowatt-hour to the end of 2026, then 5.7.
 *   6.6 kW:  6.6 × 1.185 × 5 = 39.1 → 39;   10 kWh × 6.8 = 68;           107 certificates in December 2026
 *   9.68 kW: 9.68 × 1.185 × 4 = 45.9 → 45;  13.5 kWh × 5.7 = 76.95 → 76; 121 in January 2027
 *            9.68 × 1.185 × 5 = 57.4 → 57;  13.5 × 6.8 = 91.8 → 91;      148 a month before
 *   7.92 kW: 7.92 × 1.185 × 5 = 46.9 → 46;  10 kWh → 68;                 114 in December 2026
 *   10 kW:   59 in zone 4; 10 × 1.382 × 5 = 69.1 → 69 in zone 3
 */
const lantern: Quote = {
  from: 'Lantern Street Electrical',
  panels: 15,
  wattsEach: 440,
  inverterKilowatts: 5,
  batteryKwh: 10,
  batteryModel: 'BYD HVS 10.2',
  installedOn: '2026-12-14',
  price: 13_990,
  batteryPrice: 7500,
  certificatesOff: 107 * mid,
  deposit: 1399,
  payment: 'cash',
}
const plover: Quote = {
  from: 'Plover & Sons Solar',
  panels: 22,
  wattsEach: 440,
  inverterKilowatts: 5,
  batteryKwh: 13.5,
  batteryModel: 'Powerwall 3',
  installedOn: '2027-01-20',
  price: 14_490,
  certificatesOff: 148 * mid,
  deposit: 4490,
}
const hobbs: Quote = {
  from: 'Hobbs & Nguyen Solar',
  panels: 18,
  wattsEach: 440,
  inverterKilowatts: 8,
  batteryKwh: 10,
  installedOn: '2026-12-09',
  price: 10_150,
  certificatesOff: 228 * mid,
  deposit: 1000,
}
const kindsOf = (quote: Quote) => reviewQuote(quote, place).questions.map(({ kind }) => kind)

describe('six quotes worked out by hand', () => {
  test('one that counts right is left as it is', () => {
    const review = reviewQuote(lantern, place)
    expect(review).toMatchObject({
      kilowatts: 6.6,
      due: { panels: 39, battery: 68 },
      cashPrice: 13_990,
      fault: undefined,
      questions: [],
    })
    expect(review.panelsPerKilowatt).toBeCloseTo(6490 / 6.6)
    expect(review.batteryPerKwh).toBe(750)
  })

  test('one that counts the year before asks for the difference later', () => {
    const review = reviewQuote(plover, place)
    expect(review.due).toMatchObject({ panels: 45, battery: 76 })
    expect(review.cashPrice).toBeCloseTo(14_490 + 27 * mid)
    expect(kindsOf(plover)).toEqual(['wrong-date', 'inverter-small', 'deposit'])
    expect(review.questions[2]).toMatchObject({ share: 4490 / 14_490, most: 1449 })
    // It doesn't say what the battery costs.
    expect(review.panelsPerKilowatt).toBeUndefined()
  })

  test('one that takes them off twice costs more than it says', () => {
    expect(reviewQuote(hobbs, place).cashPrice).toBeCloseTo(10_150 + 114 * mid)
    expect(kindsOf(hobbs)).toEqual(['twice', 'no-battery-model'])
  })

  test('one of another zone', () => {
    const quote: Quote = {
      from: 'Mallee Solar',
      panels: 25,
      wattsEach: 400,
      inverterKilowatts: 10,
      installedOn: '2026-12-01',
      price: 9000,
      certificatesOff: 69 * mid,
      deposit: 900,
    }
    expect(kindsOf(quote)).toEqual(['wrong-zone'])
    expect(reviewQuote(quote, { ...place, zone: 3 }).questions).toEqual([])
  })

  test('one that keeps a part of what is due is asked for it, and compared at what it asks', () => {
    const quote = { ...lantern, certificatesOff: 60 * mid }
    expect(kindsOf(quote)).toEqual(['more-off'])
    expect(reviewQuote(quote, place).cashPrice).toBe(13_990)
  })

  test('one that says little: what is missing is worth asking', () => {
    const quote: Quote = { from: 'Flyer', batteryKwh: 20, price: 8000 }
    expect(reviewQuote(quote, place)).toMatchObject({
      kilowatts: undefined,
      cashPrice: 8000,
      batteryPerKwh: 400,
      missing: ['payment', 'deposit', 'warranty', 'phases'],
    })
    expect(kindsOf(quote)).toEqual(['certificates', 'day', 'no-battery-model'])
  })
})

describe('certificates and the state’s rebate in one line', () => {
  const oneLine: Quote = {
    from: 'SunCo',
    panels: 15,
    wattsEach: 440,
    price: 4900,
    certificatesOff: 2882,
  }

  test('are counted apart: nothing is taken off twice', () => {
    expect(reviewQuote(oneLine, place)).toMatchObject({
      inOneLine: { certificates: 1482, stateRebate: 1400 },
      fault: undefined,
      cashPrice: 6300,
    })
    expect(kindsOf(oneLine)).toEqual(['day', 'eligible'])
  })

  test('unless the quote says there is no rebate in it', () => {
    expect(reviewQuote({ ...oneLine, stateRebateOff: 0 }, place).fault).toBe('twice')
  })

  test('nor in that of a battery alone, which gets none', () => {
    const battery: Quote = {
      from: 'SunCo',
      batteryKwh: 10,
      price: 4900,
      certificatesOff: 68 * mid + 1400,
    }
    expect(reviewQuote(battery, place).inOneLine).toBeUndefined()
  })
})

test('a rebate that was taken off is added again before prices are compared', () => {
  const quote = { ...lantern, price: 12_590, stateRebateOff: 1400 }
  expect(reviewQuote(quote, place).cashPrice).toBe(13_990)
  expect(reviewQuote(quote, place).questions).toContainEqual({ kind: 'eligible', price: 13_990 })
  expect(kindsOf({ ...quote, stateRebateOff: 2800 })).toContain('rebate-too-much')
})

test('a quote right for the north of the State isn’t called wrong while there is no postcode', () => {
  const north: Quote = {
    from: 'Mallee',
    panels: 15,
    wattsEach: 440,
    price: 6000,
    certificatesOff: 45 * mid,
  }
  const review = reviewQuote(north, { ...place, isZoneKnown: false })
  expect(review).toMatchObject({ fault: undefined, cashPrice: 6000 })
  expect(review.questions[0]).toMatchObject({ kind: 'other-zone', off: 1710, due: 1482 })
})

test('paid over time and a short warranty are asked about', () => {
  expect(kindsOf({ ...lantern, payment: 'over-time', warrantyYears: 2 })).toEqual([
    'cash-price',
    'warranty',
  ])
})

test('a sum without an explanation is too much', () => {
  expect(kindsOf({ ...lantern, certificatesOff: 6000 })).toEqual(['too-much'])
})

test('certificates credited between $35 and $40 are no fault', () => {
  for (const price of [35, 36, 38.5, 40])
    expect(kindsOf({ ...lantern, certificatesOff: 107 * price })).toEqual([])
})
