import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/calendar.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import {
  batteryLife,
  batteryPrice,
  panelPrices,
  panelWatts,
  roundTrip,
} from '#estimate/data/prices.ts'
import { approvalDays, fitAndInform, plugIn } from '#estimate/data/rules.ts'
import { yields } from '#estimate/data/sun.ts'
import { caps, exportRange, exportTariffs, nightExample } from '#estimate/data/tariffs.ts'
import { typicalUse } from '#estimate/data/use.ts'
import { electricityVat, installationVat } from '#estimate/data/vat.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import {
  articleDay,
  balcony,
  batteryHomes,
  batterySum,
  roof,
  roofByExport,
  roofFromApril,
  roofInScotland,
  roofSizes,
  soldByHour,
} from './article-figures.ts'
import { estimateAt } from './model-figures.ts'

const articles = new Map(
  globSync('src/content/editions/britain/articles/*.mdx').map((file) => [
    basename(file, '.mdx'),
    readFileSync(file, 'utf8').replaceAll(' ', ' '),
  ]),
)

function read(slug: string): string {
  const text = articles.get(slug)
  if (!text) throw new Error(`There is no article called ${slug}`)
  return text
}

const costs = read('solar-panel-costs-2026-27')
const vat = read('vat-on-solar-31-march-2027')
const exporting = read('export-tariffs-compared')
const batteries = read('do-solar-batteries-pay')
const plugged = read('plug-in-solar-for-renters')
const permission = read('planning-g98-g99')

const rate = caps[0].value.rate
const exportRate: number = exportTariffs.octopus.value.rate
const openRate: number = exportTariffs['octopus-seg'].value.rate
const sizes = [3, 4, 5, 6] as const

/** What the calculator finds for so many kW on the example’s roof, on the day that articles are written for. */
const sumOf = (kw: number) => estimateAt(articleDay, { kw }).sum
const { used, sold } = sumOf(4)
const price = panelPrices.value[4].mid
const lastShare = (schedule: typeof installationVat) => schedule.value.at(-1)?.rate ?? 0

describe('prices', () => {
  test.each(sizes)('of %i kW are those we reckon with, and so is their payback', (kw) => {
    const { low, mid, high } = panelPrices.value[kw]
    const panels = Math.round((1000 * kw) / panelWatts.value + (kw === 5 ? 0.5 : 0))
    expect(costs).toContain(
      `| ${kw} kW | ${panels} | ${formatMoney(low)}–${formatNumber(high)} | ${formatMoney(mid)} | ${formatMoney(mid / kw)} |`,
    )
  })

  test('are said to be passed in as many years as they are', () => {
    const passed = (years: number) =>
      sizes.filter((kw) => years * sumOf(kw).together >= panelPrices.value[kw].mid)
    expect(passed(10)).toEqual([])
    expect(passed(11)).toEqual([3, 4, 5])
    expect(costs).toContain('At ten years no middle price passes. At eleven, the first three do.')
  })
})

describe('the sum of a roof', () => {
  const pounds = (text: string) => Number(text.replaceAll(/[£,]/g, ''))
  const product = (kwh: string, pence: string) =>
    (pounds(kwh) * Number(pence.replace('p', ''))) / 100

  test.each([roof, roofFromApril])('comes to the total under it', (sum) => {
    expect(Math.round(product(sum.used, sum.pence))).toBe(pounds(sum.notBought))
    expect(Math.round(product(sum.sold, formatPence(exportRate)))).toBe(pounds(sum.earned))
    expect(pounds(sum.notBought) + pounds(sum.earned)).toBe(pounds(sum.saves))
  })

  test('is of the trade’s own share, and of the sizes shown beside each other', () => {
    const shares = sizes.map((kw) =>
      Math.round((100 * sumOf(kw).used.kwh) / (kw * yields.value.south.mid)),
    )
    expect(costs).toContain(`Made: 4 × ${yields.value.south.mid} = 3,800 kWh`)
    expect(costs).toContain(`Used at home: ${shares[1]}%`)
    expect(costs).toContain(`Shares of ${shares.slice(0, 3).join(', ')} and ${shares[3]}%`)
    expect(roofSizes.map(({ saves }) => saves)).toEqual(
      sizes.map((kw) => formatMoney(sumOf(kw).together)),
    )
  })

  test('is beaten by no claim above what all of it would be worth', () => {
    const output = 4 * yields.value.south.mid
    expect(costs).toContain(`you’d save ${formatMoney((output * rate) / 100)}. No home does.`)
    expect(costs).toContain(`That’s ${Math.round((100 * used.kwh) / typicalUse.value)}%.`)
  })

  test('is less in Scotland, where a usual quote takes over twelve years', () => {
    expect(pounds(roofInScotland.saves)).toBeLessThan(pounds(roof.saves))
    expect(roofInScotland.years(price)).toMatch(/^12\.\d years$/)
  })
})

describe('VAT', () => {
  const after = price * (1 + lastShare(installationVat))

  test('changes on the same day for the work and for the power', () => {
    const lastDays = [installationVat, electricityVat].map(({ value }) => value.at(-2)?.until)
    expect(lastDays).toEqual(['2027-03-31', '2027-03-31'])
    for (const text of articles.values())
      for (const [, day] of text.matchAll(/<Dated (?:to|from)="(2027-0[34]-\d\d)">/g))
        expect(['2027-03-31', '2027-04-01']).toContain(day)
  })

  test('makes a job dearer, and its payback half a year longer', () => {
    for (const text of [costs, vat])
      expect(text).toMatch(
        new RegExp(`${formatMoney(price)}(?: on this page)? is ${formatMoney(after)}`),
      )
    expect(roofFromApril.pence).toBe(formatPence(rate * 1.05))
    const [before, since] = [price, after].map((cost) =>
      Number.parseFloat(roofFromApril.years(cost)),
    )
    expect((since ?? 0) - (before ?? 0)).toBeCloseTo(0.5, 0)
    expect(vat).toContain('Half a year in eleven.')
    expect(batteries).toContain(
      `${formatMoney(batteryPrice.value.mid)} became ${formatMoney(batteryPrice.value.mid * 1.05)}`,
    )
  })

  test('is worth less than a second quote and than a better export rate', () => {
    const { low, high } = panelPrices.value[4]
    expect(vat).toContain(`Prices for 4 kW lie ${formatMoney(high - low)} apart`)
    const gain = (sold.kwh * (exportRate - openRate)) / 100
    expect(vat).toContain(
      `| ${formatPence(exportRate)} for export in place of ${formatPence(openRate)} | ${formatMoney(gain)} a year |`,
    )
  })

  test('of 0% is spoken of only with its last day, or on the days when it holds', () => {
    for (const [slug, text] of articles) {
      const body = text.slice(text.indexOf('\n---\n', 4))
      const always = body.replaceAll(/<Dated [\s\S]*?<\/Dated>/g, '')
      for (const paragraph of always.split('\n\n'))
        if (/\b0% VAT|VAT (?:is|at|of) 0%/.test(paragraph))
          expect([slug, paragraph]).toEqual([slug, expect.stringContaining('to 31 March 2027')])
    }
  })
})

describe('export', () => {
  const gain = (from: number, to: number) => (sold.kwh * (to - from)) / 100
  const bought = typicalUse.value - used.kwh

  test('is drawn at the rates that are spoken of', () => {
    expect(roofByExport.map(({ bar: [name] }) => Number(/[\d.]+/.exec(name)?.[0]))).toEqual([
      openRate,
      9,
      exportRate,
      15,
      exportTariffs.eon.value.rate,
    ])
    expect(exporting).toContain(
      `${formatNumber(used.kwh)} kWh used, ${formatNumber(sold.kwh)} kWh sold.`,
    )
    expect(exporting).toContain(
      `= ${formatNumber(bought)} kWh a year. Each penny more on those costs ${formatMoney(bought / 100, 2)}.`,
    )
    const [most, least] = [exportRate, openRate].map((pence) =>
      formatMoney((sold.kwh * pence) / 100),
    )
    expect(exporting).toContain(`that’s ${most} a year or ${least}.`)
    expect(exporting).toContain(`each penny is worth ${formatMoney(sold.kwh / 100)} a year`)
  })

  test('by each tariff is what we found, with its day', () => {
    const { octopus, eon } = exportTariffs
    expect(exporting).toContain(
      `| Octopus Outgoing | ${formatPence(octopus.value.rate)} | If you buy your power there | 5 October 2026 |`,
    )
    expect(exporting).toContain(
      `| Octopus SEG | ${formatPence(openRate)} | Wherever you buy your power |`,
    )
    expect(exporting).toContain(`| E.ON Next Export Premium | ${formatPence(eon.value.rate)} |`)
    const { low, mid, high } = exportRange.value
    expect(exporting).toContain(
      `we count from ${formatPence(low)} to ${formatPence(high)}, with ${formatPence(mid)} in the middle`,
    )
  })

  test('that is tied gains so much, and no dearer supply may eat it', () => {
    for (const [from, to] of [
      [openRate, exportRate],
      [exportRate, 15],
    ] as const)
      expect(exporting).toContain(
        `From ${formatPence(from)} to ${formatPence(to)} you gain ${formatMoney(gain(from, to))}: gone if ${from === openRate ? 'the supply is' : 'it’s'} ${((100 * gain(from, to)) / bought).toFixed(1)}p dearer`,
      )
    expect(exporting).toContain(
      `17.5p against 12p is ${formatMoney(gain(exportRate, 17.5))} a year`,
    )
    expect(exporting).toContain(`${formatMoney(gain(exportRate, 15))} a year too much`)
  })
})

describe('a battery', () => {
  const { night } = nightExample.value
  const back = roundTrip.value.mid / 100
  const wayOut = Math.sqrt(back)
  const delivered = 5 * wayOut * 365

  test('is filled at night where the night is cheaper than the sun', () => {
    const [fromRoof, fromGrid] = [exportRate, night].map((pence) => (pence / back).toFixed(1))
    expect(batteries).toContain(`12p not earned ÷ 0.88 = ${fromRoof}p`)
    expect(batteries).toContain(`8.5p ÷ 0.88 = ${fromGrid}p`)
    const margin = exportRate - night / back
    expect(batteries).toContain(
      `12p − ${fromGrid}p leaves ${margin.toFixed(1)}p. On {night.out} kWh that’s ${formatMoney((delivered * margin) / 100)} a year`,
    )
  })
})

describe('what the half hours find holds what the articles conclude', () => {
  const { mid: cost } = batteryPrice.value
  const worths = batteryHomes.map((home) => Number(home.worth.replaceAll(/[£,]/g, '')))

  test('of batteries with panels one is worth its price, and just', () => {
    const worthIt = worths.slice(0, 4).filter((worth) => worth > cost)
    expect(worthIt).toEqual([worths[3]])
    expect(Math.max(...worths)).toBeLessThan(1.05 * cost)
  })

  test('the sum on one price comes to what the table says', () => {
    expect(batterySum().adds).toBe(batteryHomes[0]?.adds)
    expect(Number(batterySum(openRate).years)).toBeGreaterThan(batteryLife.value.high)
  })

  test('a flat rate beats one by the hour, whichever way the roof faces', () => {
    expect([soldByHour('S').isLess, soldByHour('W').isLess]).toEqual([true, true])
  })
})

test('a rate is shown for half a year after its last good day, and no longer', () => {
  const lastDay = (name: keyof typeof exportTariffs) => daysAfter(exportTariffs[name].validTo, 180)
  expect(exporting.match(/<Dated to="([^"]+)">/g)).toEqual([
    `<Dated to="${lastDay('octopus')}">`,
    `<Dated to="${lastDay('edf')}">`,
  ])
})

test('a plug-in kit is what the rule allows', () => {
  const { va, watts } = plugIn.value
  expect(plugged).toContain(`| ${va} VA, about ${va} watts |`)
  expect(plugged).toContain(`| Four at most, ${formatNumber(watts)} W together |`)
  expect(plugged).toContain(`at ${formatPence(rate)}, you’d save ${formatMoney(6 * rate)}`)
  // Its cards say £90.
  expect(Math.round(balcony.pounds / 10)).toBe(9)
})

test('the network is asked above the line, and takes as long as we found', () => {
  const { one, three, days } = fitAndInform.value
  expect(permission).toContain(`16 amps × 230 volts = 3,680 watts, or ${one} kW`)
  expect(permission).toContain(`3 × ${one} = ${three} kW`)
  expect(permission).toContain(`within ${days} days`)
  const [fast, usual, most] = approvalDays.value
  expect(permission).toContain(`takes ${fast} working days; otherwise ${usual} to ${most}`)
})

test('every source at the foot of an article is pointed at, and every number has one', () => {
  for (const [slug, text] of articles) {
    const sources = text.match(/^ {2}- name: /gm)?.map((_, index) => index + 1)
    const numbers = Array.from(text.matchAll(/<Source n=\{(\d+)\} \/>/g), ([, n]) => Number(n))
    expect([slug, [...new Set(numbers)].toSorted((a, b) => a - b)]).toEqual([slug, sources])
  }
})

test('no article says how much something may be at best, but to warn of it', () => {
  for (const [slug, text] of articles) {
    // An apostrophe ends no quotation.
    const ours = text.replaceAll(/‘(?:[^‘’]|’(?=\p{L}))*’/gu, '')
    expect([slug, /\bup to\b/i.exec(ours)?.[0]]).toEqual([slug, undefined])
  }
})
