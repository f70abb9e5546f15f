import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { usualUse } from '#estimate/year/household.ts'
import { batteryPrices, modelDay } from './model-figures.ts'

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

describe('what articles say panels save is what the calculator finds', () => {
  const saving = (home: Partial<Inputs>) => {
    const inputs = { ...defaultInputs, kw: 6.6, facing: 'N', ...home } as const
    const estimate = estimateHome(inputs, {}, modelDay)
    if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
    return { dollars: estimate.money.together.saving.mid, energy: estimate.energy.withoutBattery }
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
    const { dollars, energy } = saving(home)
    const yearly = Math.round(dollars)
    const share = `${formatNumber(100 * energy.selfUseShare.mid)}%, ${formatNumber(energy.self.mid)} kWh`
    expect(costs).toContain(
      `| ${household} | ${share} | ${formatMoney(yearly)} | ${(6000 / yearly).toFixed(1)} years | ${formatMoney(7 * yearly)} |`,
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
    const dollars = (when: Inputs['when']) => saving({ kwh: usualUse(4), when }).dollars
    const [out, home] = [Math.round(dollars('evenings')), Math.round(dollars('daytime'))]
    const simple = (yearly: number) => (6000 / yearly).toFixed(1)
    const atSix = (yearly: number) => (-Math.log(1 - 360 / yearly) / Math.log(1.06)).toFixed(1)
    expect(financing).toContain(
      `a family of four $${out} a year if they’re out by day and $${home}`,
    )
    expect(financing).toContain(
      `By the month that’s $${Math.round(dollars('evenings') / 12)} to $${Math.round(dollars('daytime') / 12)}.`,
    )
    expect(financing).toContain(`$6,000 ÷ $${out} = ${simple(out)} years`)
    expect(financing).toContain(`counted: ${atSix(out)} years`)
    expect(financing).toContain(`the two figures are ${simple(home)} and ${atSix(home)} years`)
  })
})
