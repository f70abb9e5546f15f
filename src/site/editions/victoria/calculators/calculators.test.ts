import { describe, expect, test } from 'vitest'
import type { Calculator } from '#content/calculator.ts'
import { formatMoneyInSentence, formatTens } from '#content/format.ts'
import { dayOf } from '#domain/calendar.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { au } from '#edition/brand/au.ts'
import {
  batteryCalculator,
  calculators,
  panelsCalculator,
  savingsCalculator,
} from '#edition/calculators/calculators.ts'
import type { Table } from '#site/calculators/FigureTable.tsx'
import { dayTable, dayView, seasons } from '#site/calculators/results/day-view.ts'
import { yearTable, yearView } from '#site/calculators/results/year-view.ts'
import { assumptionsView, fixedTable } from '#site/calculators/working/assumptions-view.ts'
import { formatHeadline } from './headline.ts'
import { moneyView } from './money-view.ts'
import { sizesView } from './sizes-view.ts'
import { workingTable } from './working/working.ts'

const today = '2026-11-21'

function answerOf(calculator: Calculator, draft: Draft) {
  const calculation = calculate(calculator, draft, today)
  const { estimate } = calculation
  if (!estimate) throw new Error(JSON.stringify(calculation.problems))
  return { ...calculation, estimate, headline: formatHeadline(calculator, calculation) }
}

/** Every text of the page’s calculator. */
function textsOf(calculator: Calculator, draft: Draft): string {
  const answer = answerOf(calculator, draft)
  const { estimate, headline } = answer
  const views = [
    headline,
    sizesView(calculator, answer),
    dayView(estimate),
    ...seasons.map((season) => dayTable(estimate.days[season])),
    yearView(estimate),
    yearTable(estimate),
    moneyView(estimate),
    assumptionsView(estimate, {}, today),
    fixedTable(estimate),
    workingTable(estimate),
  ]
  return textsIn(views).join('\n')
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'object' && part !== null) return Object.values(part).flatMap(textsIn)
  return typeof part === 'boolean' || part === undefined ? [] : [String(part)]
}

function cellsOf(view: { table: Table } | undefined, row: string): readonly string[] {
  return view?.table.rows.find(({ cells }) => cells[0]?.startsWith(row))?.cells ?? []
}

function dollarsOf(text: string): number {
  return Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
}

describe('a usual home', () => {
  const { estimate, headline } = answerOf(savingsCalculator, {})

  test('is answered with the middle, what is likely around it, and a decision', () => {
    expect(headline.headline).toMatch(/^About \$\d{3} a year saved$/)
    expect(headline.band).toMatch(
      /^Likely \$\d{3} to \$[\d,]{3,5}, off a bill of about \$[\d,]+\.$/,
    )
    expect(headline.decision).toMatch(/^Worth it if you’ll stay \d+ years\.$/)
    expect(headline.narrowing).toMatchObject({ field: 'bill', ask: 'Enter your power bill' })
    expect(headline.more).toContain('15 panels (6.6 kW)')
    expect(headline.forWhom).toContain('at 3000')
    expect(headline.forWhom).toContain('today, 21 November 2026')
  })

  test('has certificates taken off once', () => {
    const money = moneyView(estimate)
    expect(cellsOf(money, 'Price')).toEqual(['Price before certificates', '$7,950 ($7,150–$9,230)'])
    expect(cellsOf(money, 'Certificates')[1]).toBe('$1,480 ($1,400–$1,500)')
    expect(cellsOf(money, 'State rebate')[1]).toBe('$0 ($0–$1,400)')
    expect(cellsOf(money, 'You pay')[1]).toMatch(/^\$6,470 \(/)
  })

  test('sees no battery anywhere', () => {
    expect(estimate.system.battery).toBe(0)
    const names = assumptionsView(estimate, {}, today).map(({ name }) => name)
    expect(names).toContain('rate')
    expect(names).not.toContain('efficiency')
  })

  test('can check the sums', () => {
    expect(workingTable(estimate).rows[0]?.cells).toEqual([
      'What the panels make in a year',
      '6.6 kW × 3.6 kWh a day × 365 days × 93 per cent for the direction',
      '8,065 kWh',
    ])
  })

  test('sees no comparison of sizes where the page is not about them', () => {
    expect(sizesView(savingsCalculator, answerOf(savingsCalculator, {}))).toBeUndefined()
  })
})

describe('a postcode of no place we know', () => {
  const sentenceFor = (draft: Draft) => answerOf(savingsCalculator, draft).headline.forWhom

  test.each(['3001', '3999', '3500 '])('%s: says so, and what then is assumed', (postcode) => {
    const sentence = sentenceFor({ postcode })
    if (postcode.trim() === '3500') return expect(sentence).not.toContain('We know no place')
    expect(sentence).toContain(`We know no place with the postcode ${postcode}`)
    expect(sentence).toContain('the middle of all five networks’ prices')
  })

  test('one that New South Wales shares says that other rebates and prices hold there', () => {
    expect(sentenceFor({ postcode: '3644' })).toContain(
      '3644 is also Barooga and Lalalty in New South Wales, where other rebates and prices hold.',
    )
    expect(sentenceFor({ postcode: '3056' })).not.toContain('also')
  })

  test('goes by the network on the bill', () => {
    expect(sentenceFor({ postcode: '3999', network: 'Jemena' })).toContain('and Jemena’s prices')
  })
})

test('a home in another state gets Melbourne’s answer, and is told that no installer of ours works there', () => {
  const draft = { kwh: '6000', battery: '10', rebate: 'no' }
  const [sydney, melbourne] = ['2000', '3000'].map((postcode) =>
    answerOf(savingsCalculator, { ...draft, postcode }),
  )
  expect(sydney?.estimate?.money).toEqual(melbourne?.estimate?.money)
  expect(sydney?.headline.forWhom).toMatch(
    /^We work in Victoria, not at 2000\. If your home is in Victoria, enter the nearest postcode, like 3690\. For a home at 3000 that uses 6,000 kWh/,
  )
  expect(melbourne?.headline.forWhom).toMatch(/^For a home at 3000/)
})

test('with a battery there is a column of prices for each, and one for both together', () => {
  const { estimate } = answerOf(savingsCalculator, { battery: '10', rebate: 'no' })
  const money = moneyView(estimate)
  expect(money?.table.head).toEqual(['', 'Panels', 'Battery', 'Together'])
  const [, panels = '', battery = '', together = ''] = cellsOf(money, 'You pay')
  expect(dollarsOf(panels) + dollarsOf(battery)).toBeCloseTo(dollarsOf(together), -2)
})

test('a battery that lowers the gain is said to, by as much as the table shows', () => {
  const { estimate, headline } = answerOf(savingsCalculator, { bill: '450', battery: '10' })
  const [panels = '', , together = ''] = cellsOf(moneyView(estimate), 'Ahead after 25').slice(1)
  const [, lost = ''] = headline.more.split('Without the battery')
  expect(dollarsOf(panels) - dollarsOf(together)).toBe(dollarsOf(lost))
  const gains = answerOf(savingsCalculator, { bill: '900', battery: '5' })
  expect(gains.headline.more).toMatch(/ahead after 25 years\.$/)
})

test('where nothing is bought there is no saving', () => {
  const { estimate, headline } = answerOf(savingsCalculator, { have: 'yes' })
  expect(headline.headline).toBe('You haven’t added anything yet.')
  expect(moneyView(estimate)).toBeUndefined()
})

test.each([
  ['2026-12-31', 39, 68],
  ['2027-01-01', 31, 57],
  ['2027-06-30', 31, 57],
  ['2027-07-01', 31, 52],
])(
  'on %s, a day around the next two step-downs, certificates follow the day',
  (day, panels, battery) => {
    const { estimate } = calculate(savingsCalculator, { battery: '10', rebate: 'no' }, day)
    if (!estimate) throw new Error('A usual home can be calculated')
    const { panels: ours, battery: also } = estimate.costs
    expect((ours?.certificatesWorth.mid ?? 0) + (also?.certificatesWorth.mid ?? 0)).toBe(
      (panels + battery) * 38,
    )
    expect(formatHeadline(savingsCalculator, { estimate }).forWhom).toContain(
      `today, ${formatDay(day)}`,
    )
  },
)

describe('the page about panels', () => {
  test('decides on a size, and marks the row that the decision names', () => {
    const answer = answerOf(panelsCalculator, { people: '4' })
    const { estimate, headline } = answer
    const { rows = [] } = sizesView(panelsCalculator, answer)?.table ?? {}
    expect(rows).toHaveLength(7)
    const strong = rows.filter((row) => row.strong)
    expect(strong.map(({ cells }) => cells[0])).toEqual([
      `${estimate.system.panels} (${estimate.system.kw} kW)`,
    ])
    expect(headline.headline).toBe(`${estimate.system.panels} panels, ${estimate.system.kw} kW`)
    expect(headline.decision).toMatch(new RegExp(`^${estimate.system.panels} panels`))
    expect(headline.decision).toMatch(/ahead/)
  })

  test('names a price where no size pays, and marks none', () => {
    const answer = answerOf(panelsCalculator, { kwh: '600', panelperkw: '3000' })
    const { rows = [] } = sizesView(panelsCalculator, answer)?.table ?? {}
    expect(rows.filter(({ strong }) => strong)).toEqual([])
    expect(answer.headline.headline).toBe('Wait, or pay less')
    expect(answer.headline.decision).toMatch(/^\d+ panels (pay for themselves|wouldn’t pay) at a/)
  })

  test('says that nothing larger fits only of a roof that was entered', () => {
    expect(answerOf(panelsCalculator, { bill: '900' }).headline.decision).toMatch(
      /^30 panels leave you furthest ahead: /,
    )
  })

  test('leaves out what does not fit the roof', () => {
    const answer = answerOf(panelsCalculator, { roof: '22' })
    expect(answer.estimate.system.panels).toBeLessThanOrEqual(10)
    const { table, note } = sizesView(panelsCalculator, answer) ?? {}
    expect(note).toContain('Your 22 m² holds 10 to 11 panels, not counting edges and walkways.')
    expect(table?.rows.at(-1)?.cells[0]).toContain('too many for the roof')
  })

  test('is about the size that was entered, even if it is the default', () => {
    const { estimate, headline } = answerOf(panelsCalculator, { kw: '6.6', people: '5' })
    expect(estimate.system.panels).toBe(15)
    expect(headline.headline).toBe('15 panels, 6.6 kW')
    expect(headline.decision).toMatch(/^\d+ panels would leave you further ahead\.$/)
  })
})

describe('the page about batteries', () => {
  test('compares four, for the battery by itself', () => {
    const answer = answerOf(batteryCalculator, { people: '4' })
    const rows = sizesView(batteryCalculator, answer)?.table.rows
    expect(rows?.map(({ cells }) => cells[0])).toEqual(['5 kWh', '10 kWh', '13.5 kWh', '20 kWh'])
    const { best, pays } = answer.advice ?? {}
    expect(rows?.filter(({ strong }) => strong)).toHaveLength(pays ? 1 : 0)
    expect(answer.headline.decision).toContain(`${best?.battery} kWh`)
  })

  test('where none pays for itself, names the price at which one would and marks none', () => {
    const answer = answerOf(batteryCalculator, { kwh: '1200', batteryperkwh: '1200' })
    const { headline, advice } = answer
    expect(headline.headline).toBe('Wait, or pay less')
    expect(headline.decision).toBe(
      `${advice?.best.battery} kWh pays for itself at about ${formatTens(advice?.best.money.paysUpTo ?? 0)} or less. The usual price is ${formatTens(advice?.best.money.cost ?? 0)}.`,
    )
    const rows = sizesView(batteryCalculator, answer)?.table.rows ?? []
    expect(rows.some(({ strong }) => strong)).toBe(false)
    for (const { cells } of rows)
      expect(dollarsOf(cells[3] ?? '') - dollarsOf(cells[2] ?? '')).toBe(dollarsOf(cells[4] ?? ''))
  })
})

test('a battery the visitor named is the one whose saving is named, and not the answer', () => {
  const { headline, estimate, advice } = answerOf(batteryCalculator, {
    bill: '600',
    battery: '13.5',
  })
  expect(advice?.pays).toBe(true)
  expect(headline.headline).toBe(`${advice?.best.battery} kWh you can use`)
  const saving = estimate.money.battery?.saving
  expect(headline.band).toBe(
    `13.5 kWh would save about ${formatTens(saving?.mid ?? 0)} a year, likely ${saving && formatMoneyInSentence(saving)}.`,
  )
})

describe('the charts', () => {
  const { estimate } = answerOf(savingsCalculator, { battery: '10' })

  test('have one shape for each layer of each day, within their frame', () => {
    for (const season of seasons)
      for (const path of Object.values(dayView(estimate).seasons[season].shapes)) {
        expect(path).toMatch(/^M0 [\d.]+Q/)
        const heights = Array.from(path.matchAll(/(?:^M|Q|\s)[\d.]+ ([\d.]+)/g), ([, y]) =>
          Number(y),
        )
        for (const height of heights) expect(height >= 0 && height <= 240).toBe(true)
      }
    expect(yearView(estimate).shapes.self.match(/M/g)).toHaveLength(12)
  })

  test('have their numbers in tables, hour by hour', () => {
    for (const season of seasons) {
      const { head, rows } = dayTable(estimate.days[season])
      expect([head.length, rows.length]).toEqual([8, 24])
    }
    expect(yearTable(estimate).rows).toHaveLength(12)
  })
})

test('each assumption shows the figure that the working takes, and its range in brackets', () => {
  const { estimate } = answerOf(savingsCalculator, {})
  const views = assumptionsView(estimate, {}, today)
  expect(views.find(({ name }) => name === 'sun')?.value).toBe('3.6 (3.25–3.7)')
  expect(views.find(({ name }) => name === 'daily')?.value).toMatch(/^[\d.]+$/)
})

test('an assumption with a problem is there to be put right, even if it does not matter', () => {
  const { problems } = calculate(savingsCalculator, { efficiency: 'good' }, today)
  const names = assumptionsView(undefined, problems, today).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['rate', 'efficiency']))
})

describe('a draft that cannot be calculated', () => {
  const bad: [string, Record<string, string>, string][] = [
    ['an unknown postcode', { postcode: '0001' }, 'postcode'],
    ['a box at a post office', { postcode: '8001' }, 'postcode'],
    ['less than no power', { kwh: '-5' }, 'kwh'],
    ['ten thousand panels', { panels: '10000' }, 'panels'],
    ['a day after the scheme', { installed: '2031-01-01' }, 'installed'],
    ['words for a number', { rate: 'cheap' }, 'rate'],
    ['an unknown choice', { facing: 'up' }, 'facing'],
    ['a bill below the daily charge', { bill: '20' }, 'bill'],
  ]

  for (const calculator of calculators)
    test.each(bad)(`${calculator.path}: %s has a problem with its field`, (_, draft, name) => {
      const answer = calculate(calculator, draft, today)
      expect(Object.keys(answer.problems)).toEqual([name])
      expect(Object.values(answer.problems)[0]).toMatch(/^[A-Z0-9$].{15,}/)
      expect(answer.estimate).toBeUndefined()
      expect(formatHeadline(calculator, answer).headline).toBe('We can’t work that out yet.')
    })
})

describe('every draft', () => {
  const drafts: Record<string, string>[] = [
    {},
    { postcode: '3550', bill: '900', every: 'month', when: 'evenings', battery: '13.5' },
    { kwh: '100', kw: '100', battery: '100' },
    { kwh: '100000', kw: '0.44', battery: '0.5' },
    { kw: '0' },
    {
      postcode: '3810',
      tariff: 'time-of-use',
      network: 'AusNet Services',
      shift: '4',
      battery: '5',
    },
    { have: 'yes', bill: '150', battery: '10', facing: 'S', shade: 'much' },
    { certificate: '0', panelperkw: '100', growth: '20', installed: '2029-06-30' },
    { feedin: '100', rate: '1', daily: '0' },
    { roof: '1' },
  ]

  for (const calculator of calculators)
    test.each(drafts)(`${calculator.path} gives words and numbers: %o`, (draft) => {
      const texts = textsOf(calculator, draft)
      expect(texts.length).toBeGreaterThan(5000)
      expect(texts).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      expect(texts).not.toMatch(/\$\d{4,}|\.\d{5,}/)
    })
})

test('the day is Melbourne’s day', () => {
  expect(dayOf(new Date('2026-12-31T12:59:00Z'), au.timeZone)).toBe('2026-12-31')
  expect(dayOf(new Date('2026-12-31T13:01:00Z'), au.timeZone)).toBe('2027-01-01')
})
