import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numberWord } from '#content/words.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { savedOver } from '#estimate/money/payback.ts'
import { usualUse } from '#estimate/year/household.ts'
import { batteryAt, panelsAt, panelsAtInterest } from '../../../../tests/prose/purchases.ts'
import { batteryPrice, nightsWorth } from './battery-figures.ts'
import { batteryPrices, modelDay, modelEstimate } from './model-figures.ts'

/** What people read: articles, pages and the figures they open with. */
const prose = globSync([
  'src/content/editions/victoria/articles/*.mdx',
  'src/content/editions/victoria/pages/*.ts',
  'src/content/editions/victoria/figures.ts',
])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(' ', ' ') }))

const price = certificatePrice.value.mid

function matchesIn(pattern: RegExp): [file: string, ...parts: string[]][] {
  return prose.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, ...parts]): [string, ...string[]] => [file, ...parts]),
  )
}

const numberIn = (text = '') => Number(text.replaceAll(',', ''))

test('a certificate counts for one price everywhere, the middle of our model’s', () => {
  const prices = matchesIn(
    /(?:certificates|counted here|works? it out|certificate,?) at (?:an assumed )?\$(\d+(?:\.\d+)?)\b/gi,
  )
  expect(prices.length).toBeGreaterThanOrEqual(8)
  for (const [file, dollars] of prices) expect([file, numberIn(dollars)]).toEqual([file, price])
})

test('so many certificates are worth what they are at that price', () => {
  const sums = matchesIn(
    /\b(\d+) certificates,? (?:or|worth|are|is|about) \$([\d,]+)(?![\d,]| to | at \$3[56])/g,
  )
  const cells = matchesIn(/['|] ?(\d+),? (?:about|worth) \$([\d,]+) ?['|]/g)
  const products = matchesIn(/(\d+) × \$38(?:: −(?:&#8288;)?| = )\$([\d,]+)/g)
  const all = [...sums, ...cells, ...products]
  expect(all.length).toBeGreaterThanOrEqual(6)
  for (const [file, count, dollars] of all)
    expect([file, numberIn(dollars)]).toEqual([file, numberIn(count) * price])
})

test('nobody reads the use of other states’ households', () => {
  for (const stale of ['6,332', '8,072', '5,640', '5,312', '3,212'])
    for (const { file, text } of prose) expect([file, text.includes(stale)]).toEqual([file, false])
})

test('the article’s prices of a battery are what our model finds', () => {
  const [ten, larger] = [10, 13.5].map((kwh) => batteryPrices(kwh).after.replace('–', ' to '))
  const article = prose.find(({ file }) => file.endsWith('home-battery-storage-guide.mdx'))
  expect(article?.text).toContain(`${ten} for 10 kWh, and ${larger} for 13.5 kWh`)
})

test('prose buys panels and batteries as the calculators do', () => {
  const panels = modelEstimate({ rebate: 'no' }).money.together
  const battery = modelEstimate({ battery: 10, have: 'yes', tariff: 'time-of-use' }).money.together
  const buy = [
    [panels, panelsAt(panels.cost.mid, panels.saving.mid)],
    [battery, batteryAt(battery.cost.mid, battery.saving.mid)],
  ] as const
  for (const [theirs, ours] of buy) {
    expect(ours.payback.mid).toBeCloseTo(theirs.payback.mid ?? 0, 6)
    expect(ours.paysUpTo).toBeCloseTo(theirs.paysUpTo, 6)
  }
})

describe('the article’s battery pays back as every calculator counts it', () => {
  const article = prose.find(({ file }) => file.endsWith('home-battery-storage-guide.mdx'))?.text

  test.each([
    ['4 kWh', 4],
    ['6 kWh', 6],
    ['8 kWh', 8],
    ['10 kWh, every night', 10],
  ])('%s', (night, kwh) => {
    const earned = nightsWorth(kwh)
    const { payback, paysUpTo } = batteryAt(batteryPrice(10), earned)
    const years = payback.mid?.toFixed(1) ?? '– (never)'
    expect(article).toContain(
      `| ${night} | ${formatMoney(earned)} | ${years} | ${formatMoney(paysUpTo)} |`,
    )
  })

  test('in the words around the table', () => {
    const years = (...night: Parameters<typeof nightsWorth>) =>
      batteryAt(batteryPrice(10), nightsWorth(...night)).payback.mid?.toFixed(1)
    expect(article).toContain(`takes ${years(10)} years to pay for itself`)
    expect(article).toContain(`8 kWh a night pay for it in ${years(8, 45)} years`)
    expect(years(8)).toBeUndefined()
    const { paysUpTo } = batteryAt(batteryPrice(10), nightsWorth(8))
    expect(article).toContain(
      `wears out before it has paid for itself. At ${formatMoney(paysUpTo)} or less it would.`,
    )
  })
})

describe('what articles say panels save is what the calculator finds', () => {
  const saving = (home: Partial<Inputs>) => {
    const inputs = { ...defaultInputs, kw: 6.6, facing: 'N', ...home } as const
    const estimate = estimateHome(inputs, {}, modelDay, { quoted: { price: 6000 } })
    if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
    const { payback } = estimate.quoted?.together ?? estimate.money.together
    return {
      dollars: estimate.money.together.saving.mid,
      energy: estimate.energy.withoutBattery,
      /** Until $6,000 is paid back, and the most that seven years pay back. */
      years: payback.mid?.toFixed(1),
      most: savedOver(7, estimate.outlook).panels,
    }
  }
  const read = (name: string) =>
    readFileSync(`src/content/editions/victoria/articles/${name}.mdx`, 'utf8')
  const costs = read('solar-panel-costs-melbourne')
  const financing = read('solar-financing-options-victoria')

  test.each([
    ['Average use, out by day', { kwh: usualUse(), when: 'evenings' }],
    ['Average use, home by day', { kwh: usualUse(), when: 'daytime' }],
    ['Four people, out by day', { kwh: usualUse(4), when: 'evenings' }],
    ['Four people, home by day', { kwh: usualUse(4), when: 'daytime' }],
  ] as const)('%s', (household, home) => {
    const { dollars, energy, years, most } = saving(home)
    const share = `${formatNumber(100 * energy.selfUseShare.mid)}%, ${formatNumber(energy.self.mid)} kWh`
    expect(costs).toContain(
      `| ${household} | ${share} | ${formatMoney(dollars)} | ${years} years | ${formatMoney(most)} |`,
    )
  })

  test('in every network’s area', () => {
    const four = { kwh: usualUse(4), when: 'evenings' } as const
    // A postcode of no place we know, in Melbourne, where each network is possible.
    const at = (network: Inputs['network']) =>
      formatMoney(saving({ ...four, postcode: '3007', network }).dollars)
    expect(costs).toContain(
      `${at('CitiPower')} in CitiPower’s area becomes ${at('United Energy')} in United’s, ${at('Jemena')} in Jemena’s, ${at('Powercor')} in Powercor’s and ${at('AusNet Services')} in AusNet’s`,
    )
  })

  test('however it is paid for', () => {
    const out = saving({ kwh: usualUse(4), when: 'evenings' })
    const home = saving({ kwh: usualUse(4), when: 'daytime' })
    const [outAtSix, homeAtSix] = [out, home].map(({ dollars }) =>
      panelsAtInterest(6000, dollars, 0.06),
    )
    expect(financing).toContain(
      `a family of four ${formatMoney(out.dollars)} a year if they’re out by day and ${formatMoney(home.dollars)}`,
    )
    expect(financing).toContain(
      `By the month that’s ${formatMoney(out.dollars / 12)} to ${formatMoney(home.dollars / 12)}.`,
    )
    expect(financing).toContain(`Payback: ${out.years} years`)
    expect(outAtSix?.payback.mid).toBeNull()
    expect(financing).toContain(
      `counted: over 25 years, unless you pay ${formatMoney(outAtSix?.paysUpTo ?? 0)} or less`,
    )
    expect(financing).toContain(
      `the two are ${home.years} and ${homeAtSix?.payback.mid?.toFixed(1)} years`,
    )
    expect(financing).toContain(
      `clears it in about ${numberWord(Math.round(homeAtSix?.payback.mid ?? 0))} years`,
    )
  })
})
