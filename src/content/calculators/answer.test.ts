import { describe, expect, test } from 'vitest'
import { type Answer, answerTo } from './answer.ts'
import {
  batteryCalculator,
  calculators,
  panelsCalculator,
  savingsCalculator,
} from './calculators.ts'
import { dayOf } from './day-of.ts'
import { seasons } from './day-shown.ts'
import { moneySaid } from './in-words.ts'

const today = '2026-11-21'

/** Everything that would stand on the page. */
function words({ shown, problems }: Answer): string {
  const tables = Object.values(shown.tables).flatMap((table) => {
    const { head, rows } = table()
    return [...head, ...rows.flatMap(({ cells }) => cells)]
  })
  return [
    ...Object.values(shown.texts),
    ...Object.values(shown.paths),
    ...tables,
    ...Object.values(problems),
  ].join('\n')
}

function cellsOf(answer: Answer, table: string, row: string): readonly string[] {
  const found = answer.shown.tables[table]?.().rows.find(({ cells }) => cells[0]?.startsWith(row))
  return found?.cells ?? []
}

describe('a usual home', () => {
  const answer = answerTo(savingsCalculator, {}, today)

  test('is answered with a range, never a false point', () => {
    expect(answer.shown.texts.answer).toMatch(/^About \$\d{3} to \$1,\d{3} a year\.$/)
    expect(answer.shown.texts['answer-more']).toContain('15 panels (6.6 kW)')
    expect(answer.shown.texts['answer-for']).toContain('at 3000')
    expect(answer.shown.texts['answer-for']).toContain('today, 21 November 2026')
  })

  test('sees what certificates are worth today, and from the day they fall', () => {
    expect(cellsOf(answer, 'rebates', 'Federal, for the panels')).toEqual([
      'Federal, for the panels',
      '$1,365–$1,482 (39 certificates)',
      'From 1 January 2027 $1,085–$1,178 (31)',
    ])
    expect(answer.shown.tables.rebates?.().rows).toHaveLength(2)
  })

  test('takes certificates off once', () => {
    expect(cellsOf(answer, 'money', 'Price')).toEqual([
      'Price, certificates already taken off',
      '$5,280–$8,580',
    ])
    expect(cellsOf(answer, 'money', 'Taken off')).toEqual(['Taken off', '$0–$1,400 state rebate'])
    expect(cellsOf(answer, 'money', 'You pay')).toEqual(['You pay', '$3,880–$8,580'])
  })

  test('sees no battery anywhere', () => {
    expect(answer.shown.parts).toMatchObject({ battery: false, results: true, sizes: false })
    expect(answer.shown.parts['assumption-efficiency']).toBe(false)
    expect(answer.shown.parts['assumption-rate']).toBe(true)
  })

  test('finds the sums it can check', () => {
    const [line] = answer.shown.tables.working?.().rows ?? []
    expect(line?.cells).toEqual([
      'The panels make in a year',
      '6.6 kW × 3.6 kWh a day × 365 days × 93 per cent for the direction',
      '8,065 kWh',
    ])
  })
})

test('with a battery the price has a column for each, and both are added up', () => {
  const answer = answerTo(savingsCalculator, { battery: '10', rebate: 'no' }, today)
  expect(answer.shown.tables.money?.().head).toEqual(['', 'Panels', 'Battery', 'Together'])
  const pay = cellsOf(answer, 'money', 'You pay')
  expect(pay).toEqual(['You pay', '$5,280–$8,580', '$3,920–$9,620', '$9,200–$18,200'])
  expect(answer.shown.parts.battery).toBe(true)
})

test('a battery that may be just large enough earns its discount, and is told on what condition', () => {
  const answer = answerTo(savingsCalculator, { battery: '4.6' }, today)
  expect(cellsOf(answer, 'rebates', 'Federal, for the battery').slice(0, 2)).toEqual([
    'Federal, for the battery, if it is sold as 5 kWh or more',
    '$1,085–$1,178 (31 certificates)',
  ])
})

test('who buys nothing is not told a saving', () => {
  const { shown } = answerTo(savingsCalculator, { have: 'yes' }, today)
  expect(shown.texts.answer).toBe('Nothing is bought yet.')
  expect(shown.parts).toMatchObject({ money: false, rebates: false })
})

test('after 2030 nothing is left to fall', () => {
  const answer = answerTo(savingsCalculator, { installed: '2030-12-31' }, today)
  expect(cellsOf(answer, 'rebates', 'Federal')[2]).toBe('From 1 January 2031 nothing')
})

describe('the page about panels', () => {
  test('suggests a size, and says why', () => {
    const { shown, estimate } = answerTo(panelsCalculator, { people: '4' }, today)
    const { rows = [] } = shown.tables.sizes?.() ?? {}
    expect(rows).toHaveLength(7)
    const strong = rows.filter((row) => row.strong)
    expect(shown.texts.answer).toMatch(/^\d+ to \d+ panels\.$/)
    expect(shown.texts.answer).toContain(`to ${estimate?.system.panels} panels`)
    expect(strong.at(-1)?.cells[0]).toBe(`${estimate?.system.panels} (${estimate?.system.kw} kW)`)
    expect(shown.texts['answer-more']).toContain('these leave most after 25 years')
  })

  test('leaves out what does not fit the roof', () => {
    const { shown, estimate } = answerTo(panelsCalculator, { roof: '22' }, today)
    expect(estimate?.system.panels).toBeLessThanOrEqual(10)
    expect(shown.texts.fit).toContain(
      'Your 22 m² hold 10 to 11 panels, edges and walkways not counted.',
    )
    expect(shown.tables.sizes?.().rows.at(-1)?.cells[0]).toContain('too many for the roof')
  })

  test('takes the number that was told, even the usual one', () => {
    const { shown, estimate } = answerTo(panelsCalculator, { kw: '6.6', people: '1' }, today)
    expect(estimate?.system.panels).toBe(15)
    expect(shown.texts['answer-more']).toContain('would leave most after 25 years')
  })
})

describe('the page about batteries', () => {
  test('compares four, for the battery by itself', () => {
    const { shown } = answerTo(batteryCalculator, { people: '4' }, today)
    expect(shown.tables.sizes?.().rows.map(({ cells }) => cells[0])).toEqual([
      '5 kWh',
      '10 kWh',
      '13.5 kWh',
      '20 kWh',
    ])
    expect(shown.texts['answer-more']).toContain('of the four we tried')
  })

  test('says when none pays for itself', () => {
    const { shown } = answerTo(batteryCalculator, { kwh: '1200', batteryprice: '1200' }, today)
    expect(shown.texts.answer).toBe('For the money, none.')
  })
})

describe('a battery the visitor named', () => {
  const { shown, estimate } = answerTo(batteryCalculator, { battery: '13.5' }, today)
  const more = (shown.texts['answer-more'] ?? '').split('. ')

  test('is the one whose money follows its name', () => {
    const saving = estimate?.money.battery?.saving
    expect(shown.texts.answer).toBe('13.5 kWh.')
    expect(more[0]).toBe(`It takes another ${saving && moneySaid(saving)} a year off the bill`)
  })

  test('is compared with the best only after that', () => {
    expect(more.at(-1)).toMatch(/^5 kWh leaves most after ten years, of the four we tried/)
  })
})

describe('what is drawn', () => {
  const { shown } = answerTo(savingsCalculator, { battery: '10' }, today)

  test('is one shape for each layer of each day, and stays within its frame', () => {
    for (const season of seasons)
      for (const layer of ['self', 'discharging', 'imported', 'charging', 'exported', 'use']) {
        const path = shown.paths[`day-${season}-${layer}`] ?? ''
        expect(path).toMatch(/^M0 [\d.]+Q/)
        const heights = Array.from(path.matchAll(/(?:^M|Q|\s)[\d.]+ ([\d.]+)/g), ([, y]) =>
          Number(y),
        )
        for (const height of heights) expect(height >= 0 && height <= 240).toBe(true)
      }
    expect(shown.paths['year-self']?.match(/M/g)).toHaveLength(12)
  })

  test('stands as numbers as well, hour by hour', () => {
    for (const season of seasons) {
      const { head, rows } = shown.tables[`day-${season}`]?.() ?? { head: [], rows: [] }
      expect([head.length, rows.length]).toEqual([8, 24])
    }
    expect(shown.tables.year?.().rows).toHaveLength(12)
  })
})

describe('what cannot be worked out', () => {
  const bad: [string, Record<string, string>, string][] = [
    ['an unknown postcode', { postcode: '9999' }, 'postcode'],
    ['a postcode elsewhere', { postcode: '2000' }, 'postcode'],
    ['less than no power', { kwh: '-5' }, 'kwh'],
    ['ten thousand panels', { panels: '10000' }, 'panels'],
    ['a day after the scheme', { installed: '2031-01-01' }, 'installed'],
    ['words for a number', { rate: 'cheap' }, 'rate'],
    ['a choice nobody was given', { facing: 'up' }, 'facing'],
    ['a bill below the daily charge', { bill: '20' }, 'bill'],
  ]

  for (const calculator of calculators)
    test.each(bad)(`${calculator.path}: %s gets a sentence by its field`, (_, typed, name) => {
      const answer = answerTo(calculator, typed, today)
      expect(Object.keys(answer.problems)).toEqual([name])
      expect(Object.values(answer.problems)[0]).toMatch(/^[A-Z0-9$].{15,}/)
      expect(answer.estimate).toBeUndefined()
      expect(answer.shown.parts.results).toBe(false)
    })
})

describe('whatever is told', () => {
  const told: Record<string, string>[] = [
    {},
    { postcode: '3550', bill: '900', every: 'month', when: 'evenings', battery: '13.5' },
    { kwh: '100', kw: '100', battery: '100' },
    { kwh: '100000', kw: '0.44', battery: '0.5' },
    { kw: '0' },
    { tariff: 'time-of-use', network: 'AusNet Services', shift: '4', battery: '5' },
    { have: 'yes', bill: '150', battery: '10', facing: 'S', shade: 'much' },
    { certificate: '0', panelprice: '100', growth: '20', installed: '2029-06-30' },
    { feedin: '100', rate: '1', daily: '0' },
    { roof: '1' },
  ]

  for (const calculator of calculators)
    test.each(told)(`${calculator.path} shows words and numbers: %o`, (typed) => {
      const shown = words(answerTo(calculator, typed, today))
      expect(shown).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      expect(shown).not.toMatch(/\$\d{4,}|\.\d{5,}/)
    })
})

test('the day is Melbourne’s', () => {
  expect(dayOf(new Date('2026-12-31T12:59:00Z'))).toBe('2026-12-31')
  expect(dayOf(new Date('2026-12-31T13:01:00Z'))).toBe('2027-01-01')
})
