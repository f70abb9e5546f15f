import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/calendar.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { au } from '#edition/brand/au.ts'
import {
  batteryCalculator,
  type Calculator,
  calculators,
  panelsCalculator,
  savingsCalculator,
} from '#edition/calculators/calculators.ts'
import { formatMoneyInSentence, formatTens } from '#edition/format.ts'
import { calculate } from '#estimate/calculate.ts'
import type { Draft } from '#estimate/inputs/draft.ts'
import type { Table } from './FigureTable.tsx'
import { formatHeadline } from './headline.ts'
import { dayTable, dayView, seasons } from './results/day-view.ts'
import { moneyView } from './results/money-view.ts'
import { rebatesView } from './results/rebates-view.ts'
import { sizesView } from './results/sizes-view.ts'
import { yearTable, yearView } from './results/year-view.ts'
import { assumptionsView, fixedTable } from './working/assumptions-view.ts'
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
    rebatesView(estimate),
    assumptionsView(estimate, {}),
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

  test('is answered with the middle, and under it the band of eight cases in ten', () => {
    expect(headline.headline).toMatch(/^About \$\d{3} a year\.$/)
    expect(headline.band).toMatch(/^It’s \$\d{3} to \$[\d,]{3,5} in eight cases out of ten\.$/)
    expect(headline.narrowing).toMatchObject({ field: 'bill', ask: 'Enter your power bill' })
    expect(headline.more).toContain('15 panels (6.6 kW)')
    expect(headline.forWhom).toContain('at 3000')
    expect(headline.forWhom).toContain('today, 21 November 2026')
  })

  test('sees what certificates are worth today, and from the day they fall', () => {
    const rebates = rebatesView(estimate)
    expect(cellsOf(rebates, 'Federal, for the panels')).toEqual([
      'Federal, for the panels',
      '$1,404–$1,502 (39 certificates)',
      'From 1 January 2027 $1,116–$1,194 (31)',
    ])
    expect(rebates?.table.rows).toHaveLength(2)
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
    const names = assumptionsView(estimate, {}).map(({ name }) => name)
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

  test('goes by the network on the bill', () => {
    expect(sentenceFor({ postcode: '3999', network: 'Jemena' })).toContain('and Jemena’s prices')
  })
})

test('with a battery there is a column of prices for each, and one for both together', () => {
  const { estimate } = answerOf(savingsCalculator, { battery: '10', rebate: 'no' })
  const money = moneyView(estimate)
  expect(money?.table.head).toEqual(['', 'Panels', 'Battery', 'Together'])
  const [, panels = '', battery = '', together = ''] = cellsOf(money, 'You pay')
  expect(dollarsOf(panels) + dollarsOf(battery)).toBeCloseTo(dollarsOf(together), -2)
})

test('a battery that may be just large enough has its discount on a condition', () => {
  const { estimate } = answerOf(savingsCalculator, { battery: '4.6' })
  expect(cellsOf(rebatesView(estimate), 'Federal, for the battery').slice(0, 2)).toEqual([
    'Federal, for the battery, if it is sold as 5 kWh or more',
    '$1,116–$1,194 (31 certificates)',
  ])
})

test('where nothing is bought there is no saving', () => {
  const { estimate, headline } = answerOf(savingsCalculator, { have: 'yes' })
  expect(headline.headline).toBe('You haven’t added anything yet.')
  expect(moneyView(estimate)).toBeUndefined()
  expect(rebatesView(estimate)).toBeUndefined()
})

describe('on the days around the next two step-downs', () => {
  test.each([
    ['2026-12-31', 39, 68, '1 January 2027'],
    ['2027-01-01', 31, 57, '1 July 2027'],
    ['2027-06-30', 31, 57, '1 July 2027'],
    ['2027-07-01', 31, 52, '1 January 2028'],
  ])('on %s today’s certificates and the next cut follow the day', (day, panels, battery, next) => {
    const { estimate } = calculate(savingsCalculator, { battery: '10', rebate: 'no' }, day)
    if (!estimate) throw new Error('A usual home can be calculated')
    const rebates = rebatesView(estimate)
    expect(rebates?.table.head[1]).toBe(`Installed today, ${formatDay(day)}`)
    expect(cellsOf(rebates, 'Federal, for the panels')[1]).toContain(`(${panels} certificates)`)
    const cells = cellsOf(rebates, 'Federal, for the battery')
    expect(cells[1]).toContain(`(${battery} certificates)`)
    expect(cells[2]).toContain(`From ${next} `)
    const { panels: ours, battery: also } = estimate.costs
    expect((ours?.certificatesWorth.mid ?? 0) + (also?.certificatesWorth.mid ?? 0)).toBe(
      (panels + battery) * 38,
    )
    expect(formatHeadline(savingsCalculator, { estimate }).forWhom).toContain(
      `today, ${formatDay(day)}`,
    )
  })
})

test('after 2030 nothing is left to fall', () => {
  const { estimate } = answerOf(savingsCalculator, { installed: '2030-12-31' })
  expect(cellsOf(rebatesView(estimate), 'Federal')[2]).toBe('From 1 January 2031 nothing')
})

describe('the page about panels', () => {
  test('suggests a size, and says why', () => {
    const answer = answerOf(panelsCalculator, { people: '4' })
    const { estimate, headline } = answer
    const { rows = [] } = sizesView(panelsCalculator, answer)?.table ?? {}
    expect(rows).toHaveLength(7)
    const strong = rows.filter((row) => row.strong)
    expect(strong.map(({ cells }) => cells[0])).toEqual([
      `${estimate.system.panels} (${estimate.system.kw} kW), our pick`,
    ])
    expect(headline.headline).toBe(`${estimate.system.panels} panels, ${estimate.system.kw} kW.`)
    expect(headline.more).toMatch(
      /leaves you (further|about as far) ahead: \$[\d,]+ after 25 years/,
    )
    expect(headline.more).toMatch(
      /\d+ panels cost \$[\d,]+ (less|more) and leave you \$[\d,]+ (better|worse) off\./,
    )
  })

  test('leaves out what does not fit the roof', () => {
    const answer = answerOf(panelsCalculator, { roof: '22' })
    expect(answer.estimate.system.panels).toBeLessThanOrEqual(10)
    const { table, fit } = sizesView(panelsCalculator, answer) ?? {}
    expect(fit).toContain('Your 22 m² holds 10 to 11 panels, not counting edges and walkways.')
    expect(table?.rows.at(-1)?.cells[0]).toContain('too many for the roof')
  })

  test('is about the size that was entered, even if it is the default', () => {
    const { estimate, headline } = answerOf(panelsCalculator, { kw: '6.6', people: '1' })
    expect(estimate.system.panels).toBe(15)
    expect(headline.more).toMatch(/Of the usual sizes we’d pick \d+ panels\./)
  })
})

describe('the page about batteries', () => {
  test('compares four, for the battery by itself', () => {
    const answer = answerOf(batteryCalculator, { people: '4' })
    const rows = sizesView(batteryCalculator, answer)?.table.rows
    expect(rows?.map(({ cells }) => cells[0]?.replace(', our pick', ''))).toEqual([
      '5 kWh',
      '10 kWh',
      '13.5 kWh',
      '20 kWh',
    ])
    expect(rows?.filter(({ strong }) => strong)).toHaveLength(1)
    expect(answer.headline.more).toMatch(/of the four sizes we tried/i)
  })

  test('says when none pays for itself', () => {
    const { headline } = answerOf(batteryCalculator, { kwh: '1200', batteryperkwh: '1200' })
    expect(headline.headline).toBe('On the money alone, none.')
  })
})

describe('a battery the visitor named', () => {
  const { headline, estimate } = answerOf(batteryCalculator, { battery: '13.5' })
  const more = headline.more.split('. ')

  test('is the one whose money follows its name', () => {
    const saving = estimate.money.battery?.saving
    expect(headline.headline).toBe('13.5 kWh.')
    expect(headline.band).toBe(
      `13.5 kWh takes another ${formatTens(saving?.mid ?? 0)} a year off the bill, ${saving && formatMoneyInSentence(saving)} in eight cases out of ten.`,
    )
  })

  test('is compared with our own pick only after that', () => {
    expect(more.at(-1)).toMatch(/four sizes we tried/)
  })
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

test('an assumption with a problem is there to be put right, even if it does not matter', () => {
  const { problems } = calculate(savingsCalculator, { efficiency: 'good' }, today)
  const names = assumptionsView(undefined, problems).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['rate', 'efficiency']))
})

describe('a draft that cannot be calculated', () => {
  const bad: [string, Record<string, string>, string][] = [
    ['an unknown postcode', { postcode: '9999' }, 'postcode'],
    ['a postcode elsewhere', { postcode: '2000' }, 'postcode'],
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
