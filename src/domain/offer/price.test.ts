import { expect, test } from 'vitest'
import {
  longestWords,
  middlePrice,
  mondayOf,
  offeredBands,
  problemWithBand,
  problemWithPrice,
  problemWithWords,
  standsUntil,
  type TypedPrice,
} from './price.ts'

const today = '2026-11-26'
const price: TypedPrice = {
  lowCents: 560_000,
  highCents: 630_000,
  earliestWeek: '2026-11-30',
  words: 'Tile roof, scaffolding is in it.',
}

test('a band is a quarter wide at most', () => {
  expect(problemWithBand({ lowCents: 600_000, highCents: 750_000 })).toBeUndefined()
  expect(problemWithBand({ lowCents: 600_000, highCents: 750_001 })).toMatch(
    /^Narrow it to a quarter/,
  )
  expect(problemWithBand({ lowCents: 600_000, highCents: 500_000 })).toMatch(/lower end first/)
  expect(problemWithBand({ lowCents: Number.NaN, highCents: 1 })).toMatch(/both ends/)
})

test('a whole price is right, or says at which field it isn’t', () => {
  expect(problemWithPrice(price, today)).toBeUndefined()
  expect(problemWithPrice({ ...price, highCents: 800_000 }, today)?.field).toBe('band')
  expect(problemWithPrice({ ...price, words: 'Call 0412 345 678' }, today)?.field).toBe('words')
  expect(problemWithPrice({ ...price, earliestWeek: '2026-11-24' }, today)?.field).toBe(
    'earliestWeek',
  )
  expect(problemWithPrice({ ...price, earliestWeek: '2026-11-16' }, today)?.message).toMatch(
    /this one on/,
  )
  const system = { kw: 8.8, panels: 20, batteryKwh: 0 }
  expect(problemWithPrice({ ...price, system }, today)).toBeUndefined()
  expect(problemWithPrice({ ...price, system: { ...system, panels: 0 } }, today)?.field).toBe(
    'system',
  )
})

test.each([
  ...[
    'Ring me on 0412 345 678',
    '(03) 9000 1234',
    '+61 4 1234 5678',
    '1300 123 456',
    '０４１２３４５６７８',
  ],
  ...['oh four one two three four five six seven eight', '0 4 1 2 . 3 4 5 . 6 7 8'],
  ...['0 4 1 2 three four five 6 7 8', 'o412 345 six78', 'zero4 one2 three4 five6'],
  ...['jo@solar.example', 'jo [at] solar', 'jo at solar dot com'],
  ...['acme (a) gmail com', 'acme [a] solar com', 'jo, gmail, you know'],
  ...['https://solar.example', 'www.solar', 'see goodsolar.com.au', 'best-solar.energy'],
  ...['acme.uk', 'acmesolar.solutions', 'acme .solar', 'acme dot solar', 'acme (dot) solar'],
  ...['find us as acmesolar on Instagram'],
  ...['Our yard is at 12 Station Street', '4/18 High St Preston', '7 Old Mill Rd'],
  ...['PO Box 12 Preston', 'p.o. box 7', 'Level 3, 12 Collins', 'unit 4 18 Bell'],
  ...['Only $6,500', 'from 6500 all in', '6.5k', 'six grand', '7,200 or less', '6 500 fitted'],
  ...['Six and a half thousand all up', 'Under 7 thousand', 'From sixty-five hundred', '6.500'],
  ...['Save 500 pounds', '6.5 grand', '5,9 k', '6,500 or less for 15 panels'],
])('‘%s’ can’t be sent with a price', (words) => {
  expect(problemWithWords(words)).toMatch(/^Leave .+ out/)
})

test.each([
  ...['', 'Tile roof, scaffolding is in it.', '440 W panels, 25 years on both'],
  ...['5000 W inverter, black panels', 'We fit in 2 days, in February 2027', 'No subcontractors'],
  ...['Switchboard upgrade isn’t in it', 'Street parking needed for 1 day', 'MNRE tested at 10 am'],
  ...[
    'Uses 4400 watt inverter',
    '6,500 W inverter, two strings',
    '2 x 440 W a row, 25 years on both',
  ],
  ...['We can start in week 9 of the new year', '10-year workmanship warranty'],
  ...['Tin roof, easy access. Fronius and REC', 'Crew of three, one day on the roof'],
  ...['Optimisers on the 4 shaded panels, e.g. by the chimney', 'Rated for 2400 Pa of wind'],
  ...['6000 cycles on the battery, 9.6 kWh usable', 'One visit to measure, then one day to fit'],
  ...['We arrive at 7 a.m. on the dot every time', 'Over two thousand systems since 2009'],
  ...['Fine if the switchboard is from after 1990', 'Works from level 2, no crane needed'],
])('‘%s’ can', (words) => {
  expect(problemWithWords(words)).toBeUndefined()
})

test('a line is one line', () => {
  expect(problemWithWords('One\ntwo')).toBe('Keep it to one line.')
  expect(problemWithWords('a'.repeat(longestWords + 1))).toMatch(/140 letters/)
})

test('the four bands that are offered are narrow enough, follow each other and hold our own middle', () => {
  for (let low = 100_000; low < 6_000_000; low += 7_000)
    for (const width of [1.05, 1.3, 1.8]) {
      const band = { lowCents: low, highCents: Math.round(low * width) }
      const bands = offeredBands(band)
      expect(bands.length).toBe(4)
      const middle = Math.sqrt(band.lowCents * band.highCents)
      for (const [index, one] of bands.entries()) {
        expect(problemWithBand(one)).toBeUndefined()
        if (index > 0) expect(one.lowCents).toBe(bands[index - 1]?.highCents)
      }
      expect((bands[0]?.lowCents ?? 0) < middle && middle < (bands[3]?.highCents ?? 0)).toBe(true)
    }
})

test('a price is valid for fourteen days, and not beyond the consent', () => {
  const now = new Date('2026-11-26T03:00:00.000Z')
  expect(standsUntil(now, '2027-02-01T00:00:00.000Z')).toBe('2026-12-10T03:00:00.000Z')
  expect(standsUntil(now, '2026-12-01T00:00:00.000Z')).toBe('2026-12-01T00:00:00.000Z')
})

test('a week begins on its Monday', () => {
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
  expect(mondayOf('2026-12-06')).toBe('2026-11-30')
})

test('the middle is shown from five firms on, each once, by its last price', () => {
  const of = (installer: string, dollars: number) => ({
    installer,
    lowCents: dollars * 100 - 10_000,
    highCents: dollars * 100 + 10_000,
  })
  const four = [of('a', 6000), of('b', 6200), of('c', 7000), of('d', 5000), of('a', 9000)]
  expect(middlePrice(four)).toBeUndefined()
  expect(middlePrice([...four, of('e', 6600)])).toEqual({ cents: 660_000, firms: 5 })
})
