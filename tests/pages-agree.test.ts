import { expect, test } from 'vitest'
import { formatPayback, formatTens } from '#content/format.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { planPrices, planTable } from '#edition/battery-plans.ts'
import { certificateCredit } from '#edition/certificate-credit.ts'
import { westLoses } from '#edition/explaining/roof-compass.ts'
import {
  certificateDollars,
  familyHome,
  modelDay,
  modelEstimate,
  usualUses,
} from '#edition/model-figures.ts'
import { guides } from '#edition/pages/guides.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { panelWatts } from '#estimate/data/prices.ts'
import { stateRebate } from '#estimate/data/state-rebate.ts'
import { feedIn } from '#estimate/data/tariffs.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { batteryCertificates, panelCertificates } from '#estimate/money/certificates.ts'
import { programsView } from '#views/programs/programs-view.ts'
import { documents } from './prose/documents.ts'

/** One thing that several pages speak of: the ways they do, with what they say of it in brackets, and what is so. */
type Fact = { what: string; is: string; patterns: readonly RegExp[] }

/** Without a range, and in the decimals of prose. */
function yearsAtSixThousand(): string {
  const home = { people: 4, when: 'evenings', facing: 'N' } as const
  const { quoted } = modelEstimate(home, { price: 6000 })
  return quoted?.together.payback.mid?.toFixed(1) ?? 'never'
}

function yearsOf({ money }: HomeEstimate): string {
  const { mid } = money.together.payback
  return formatPayback({ soonest: mid, mid, latest: mid })
}

/** Those of which every pattern is in use: a page that words it anew needs its pattern here. */
const pinnedFacts: readonly Fact[] = [
  {
    what: 'how long 6.6 kW take to pay for themselves at $6,000 with a family of four who are out by day',
    is: yearsAtSixThousand(),
    patterns: [
      /the payback from ([\d.]+) years to/g,
      /Four people, out by day \|[^|]*\|[^|]*\| ([\d.]+) years/g,
      /^- Payback: ([\d.]+) years/g,
    ],
  },
  {
    what: 'what comes off 13.2 kW and 50 kWh in Melbourne with the state’s rebate',
    is: formatMoney(
      certificateDollars(panelCertificates(13.2, 4, modelDay) + batteryCertificates(50, modelDay)) +
        stateRebate.value.most,
    ),
    patterns: [
      /^(\$[\d,]+) off 13\.2 kW and 50 kWh in Melbourne, with the state’s rebate/g,
      /13\.2 kW of panels with 50 kWh of battery, [^.]*?comes to (\$[\d,]+)/g,
    ],
  },
  {
    what: 'what certificates take off 13.2 kW in Melbourne',
    is: formatMoney(certificateDollars(panelCertificates(13.2, 4, modelDay))),
    patterns: [
      /^(\$[\d,]+) off panels in Melbourne from federal certificates For 13\.2 kW/g,
      /^Discount: 13\.2 kW: (\$[\d,]+)/g,
    ],
  },
]

const facts: readonly Fact[] = [
  ...pinnedFacts,
  {
    what: 'what installers credit for a certificate',
    is: certificateCredit,
    patterns: [
      /credit(?:ed)? (?:you )?(\$\d[\d.]* to \$\d[\d.]*\d)/g,
      /^(\$3\d(?:\.\d+)?–\$[34]\d(?:\.\d+)?)$/g,
    ],
  },
  {
    what: 'what a certificate is counted at',
    is: `$${certificatePrice.value.mid}`,
    patterns: [
      /We use (\$\d\d)\b(?!,)/g,
      /[Cc]ertificates at (\$\d+)(?! each in zone)(?:,| each|\.)/g,
      /worth (\$\d+) each/g,
      /certificates? × (\$\d+)/g,
      /\b(?:39|68) × (\$\d+) = /g,
    ],
  },
  {
    what: 'what a roof to the west gives up',
    is: westLoses,
    patterns: [/West makes about ([\w ]+?) less/g, /west gives up about (an? \w+)/g],
  },
  {
    what: 'what an average Victorian home uses in a year',
    is: usualUses.average,
    patterns: [/average Victorian home(?: that)? uses ([\d,]+) kWh/g],
  },
  {
    what: 'how long 6.6 kW take to pay for themselves with a family of four, without the state rebate',
    is: yearsOf(familyHome),
    patterns: [
      /^6\.6 kW: Paid back, family of four: (\d+ years)/g,
      /saves a family of four about \$\d+ a year, and is paid back in about (\d+ years)/g,
      /A family of four saves \$\d+, and it takes (\d+ years)/g,
    ],
  },
  {
    what: 'what 6.6 kW make in a year in Melbourne',
    is: '8,672',
    patterns: [
      /6\.6 kW (?:of panels )?makes? (?:about )?([\d,]+) kWh(?: in)? a year/g,
      /Fifteen of them on a sound roof make about ([\d,]+) kWh/g,
      /6\.6 kW × 3\.6 × 365 = ([\d,]+) kWh/g,
    ],
  },
  {
    what: 'certificates of 6.6 kW in Melbourne in 2026',
    is: '39',
    patterns: [
      /6\.6 kW (?:in Melbourne )?earns (\d+) (?:certificates )?in (?:2026|Melbourne until)/g,
      /6\.6 kW × 1\.185 × 5 years = 39\.1, so (\d+) certificates/g,
      /(\d+) for 6\.6 kW (?:installed )?in Melbourne in 2026/g,
    ],
  },
  {
    what: 'a panel’s power',
    is: String(panelWatts.value),
    patterns: [/panels of (\d+) (?:W|watts)/g],
  },
  {
    what: 'the income under which the state’s rebate is open',
    is: '$150,000',
    patterns: [/taxable income[^.$]*?under (\$[\d,]+\d)/g],
  },
  {
    what: 'what we count for a kilowatt-hour sold to the grid, in cents',
    is: String(feedIn.value.mid),
    patterns: [
      /: we count (\d[\d.]*) ?c/g,
      /our calculators count (\d[\d.]*)\b/g,
      /25\.96 [^.]*[,;] exports at (\d[\d.]*) c/g,
      /sold at (\d[\d.]*) cent/g,
    ],
  },
  {
    what: 'the day from which the state has no minimum feed-in tariff',
    is: '1 July 2025',
    patterns: [
      /minimum feed-in tariff (?:ended on|since) (\d+ \w+ \d{4})/g,
      /had no minimum since (\d+ \w+ \d{4})/g,
    ],
  },
]

type Said = { document: string; text: string; value: string }

function saidOf({ patterns }: Pick<Fact, 'patterns'>, all = everywhere): Said[] {
  return all.flatMap(({ document, text }) =>
    patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([text, value = '']) => ({ document, text, value })),
    ),
  )
}

/** The cells of tables and the bars of charts, each behind the names of its column and row. */
function cellsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { rows, columns } = data as { rows?: unknown; columns?: unknown }
  const own = !Array.isArray(rows)
    ? []
    : rows.filter(Array.isArray).flatMap((row: readonly unknown[]) =>
        row.slice(1).map((cell, index) => {
          const column = Array.isArray(columns) ? `${columns[index + 1]}: ` : ''
          return `${column}${row[0]}: ${cell}`
        }),
      )
  return [...own, ...Object.values(data).flatMap(cellsIn)]
}

/** Each large figure with what it is about and what qualifies it, as one reads it. */
function figuresIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { holds, about, range } = data as { holds?: unknown; about?: unknown; range?: unknown }
  const own = holds === undefined ? [] : [`${holds} ${about} ${range}`]
  return [...own, ...Object.values(data).flatMap(figuresIn)]
}

const lookup = programsView('3056', modelDay)
/** All that is read, without what is quoted as advertised: that contradicts us on purpose. */
const everywhere = [
  ...documents.flatMap(({ name, texts }) =>
    texts
      .filter(({ advertised }) => !advertised)
      .map(({ text }) => ({ document: name, text: text.replace(/<Source n=\{\d+\} \/>/g, '') })),
  ),
  ...Object.entries(guides).flatMap(([document, page]) =>
    [...cellsIn(page), ...figuresIn(page)].map((text) => ({ document, text })),
  ),
  ...(lookup.homes ?? []).flatMap(({ name, amount, terms }) =>
    [amount, terms].map((text) => ({ document: `lookup: ${name}`, text })),
  ),
]

test.each(facts)('every page says the same of $what', (fact) => {
  const said = saidOf(fact)
  expect(said.length).toBeGreaterThan(0)
  const plain = (value: string) => value.replace('–', ' to ').replace(/ years$/, '')
  expect(said.filter(({ value }) => plain(value) !== plain(fact.is))).toEqual([])
})

test('a page that says another thing is found', () => {
  const credit = facts.find(({ what }) => what === 'what installers credit for a certificate')
  const wrong = { document: 'planted', text: 'Installers have lately credited $36 to $39 each.' }
  expect(credit && saidOf(credit, [wrong]).map(({ value }) => value)).toEqual(['$36 to $39'])
  expect(cellsIn({ columns: ['', '6.6 kW'], rows: [['Paid back', '9 years']] })).toEqual([
    '6.6 kW: Paid back: 9 years',
  ])
})

test('no sum is called the most that a home can get: a larger system gets more', () => {
  const most = /\bthe most (?:a|any|your|that certificates take off) (?:\w+ )?home/i
  expect(most.test('the most a Melbourne home can get')).toBe(true)
  expect(everywhere.filter(({ text }) => most.test(text))).toEqual([])
})

test.each(pinnedFacts)('every place that speaks of $what is found', ({ patterns }) => {
  const unused = patterns.filter((pattern) => saidOf({ patterns: [pattern] }).length === 0)
  expect(unused).toEqual([])
})

test('most facts are spoken of on more than one page', () => {
  const pages = facts.map((fact) => new Set(saidOf(fact).map(({ document }) => document)).size)
  expect(pages.filter((count) => count > 1).length).toBeGreaterThan(facts.length / 2)
})

/** What says of a sum that it holds now, or from a January of no year. */
const onNoDay = /\b(?:today|now|this (?:month|year)|(?<!each (?:1 )?)January(?! \d{4}))\b/i
const sum = /\$\d|\d certificates/
/** These are views of the day, and are rendered again on another. */
const dated = ['staircase', ...(lookup.homes ?? []).map(({ name }) => `lookup: ${name}`)]

/** Headings and questions, each with a sum that is under it. */
function titlesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const { heading, question } = data as { heading?: string; question?: string }
  const [found] = sum.exec(JSON.stringify(data)) ?? []
  const own = [heading, question].flatMap((title) => (title && found ? `${title}: ${found}` : []))
  return [...own, ...Object.values(data).flatMap(titlesIn)]
}

function undatedSums(all: readonly { document: string; text: string }[]): string[] {
  return all
    .filter(({ document }) => !dated.includes(document))
    .flatMap(({ document, text }) =>
      text
        .split(/(?<=[.?!])\s+/)
        .filter((sentence) => sum.test(sentence) && onNoDay.test(sentence))
        .map((sentence) => `${document}: ${sentence}`),
    )
}

test('a sum names the days it holds on', () => {
  const titles = Object.entries(guides).flatMap(([document, page]) =>
    titlesIn(page).map((text) => ({ document, text })),
  )
  expect(undatedSums([...everywhere, ...titles])).toEqual([])
})

test.each([
  ['You get $1,482 today.', 1],
  ['It earns 39 certificates now.', 1],
  ['From January: 10 kWh: $2,166', 1],
  ['Waiting until January costs $722.', 1],
  ['From 1 January 2027 it’s $1,178. Each 1 January it’s $300 less. Ask today.', 0],
])('%s: %i found', (text, count) => {
  expect(undatedSums([{ document: 'planted', text }])).toHaveLength(count)
})

test('the page on batteries says of 10 kWh what the calculator of sizes says', () => {
  const { advice } = calculate({ leadsWith: 'battery' }, { have: 'yes' }, modelDay)
  const ten = advice?.sizes.find(({ battery }) => battery === 10)
  const [averageHome] = planTable.rows
  expect(averageHome?.[2]).toBe(formatTens(ten?.money.paysUpTo ?? 0))
  expect(planPrices.usual).toBe(formatTens(ten?.money.cost ?? 0))
})
