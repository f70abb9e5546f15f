import { describe, expect, test } from 'vitest'
import { estimateHome } from '../estimate.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { compareQuotes } from './compare-quotes.ts'

const today = '2026-11-26'
const home = { postcode: '3073', bill: '180' }

/** What the savings calculator answers when the price is typed into its own assumptions. */
function calculator(kw: number, battery: number, price: { panels: number; battery: number }) {
  const estimate = estimateHome(
    { ...defaultInputs, postcode: '3073', bill: 180, every: 'month', kw, battery, rebate: 'no' },
    {
      certificate: 0,
      panelbase: price.panels - 100 * kw,
      panelperkw: 100,
      ...(battery ? { batterybase: price.battery - 100 * battery, batteryperkwh: 100 } : {}),
    },
    today,
  )
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return estimate.money
}

describe('a quote pays back as the calculator says for the same system, home and price', () => {
  test.each([
    [15, 0, { panels: 6400, battery: 0 }],
    [24, 13.5, { panels: 9000, battery: 10_500 }],
    [24, 40, { panels: 8500, battery: 13_490 }],
    [30, 27, { panels: 11_000, battery: 15_900 }],
  ])('%i panels and %d kWh', (panels, battery, price) => {
    const { quotes, problems } = compareQuotes(
      {
        ...home,
        '1-panels': String(panels),
        '1-watts': '440',
        '1-price': String(price.panels + price.battery),
        ...(battery ? { '1-battery': String(battery), '1-of-battery': String(price.battery) } : {}),
      },
      today,
    )
    expect(problems).toEqual({})
    const theirs = calculator(panels * 0.44, battery, price)
    const ours = quotes[0]?.money
    for (const which of ['soonest', 'mid', 'latest'] as const) {
      const [years, expected] = [ours?.together.payback[which], theirs.together.payback[which]]
      if (expected === null) expect(years).toBeNull()
      else expect(years).toBeCloseTo(expected, 6)
    }
    expect(ours?.together.after25.mid).toBeCloseTo(theirs.together.after25.mid, 6)
    if (battery) expect(ours?.battery?.after25.mid).toBeCloseTo(theirs.battery?.after25.mid ?? 0, 6)
  })
})

test('a size in kilowatts is judged as the panels that make it', () => {
  const judge = (size: Record<string, string>) =>
    compareQuotes(
      { ...home, '1-price': '9800', '1-warranty': '2', '1-rebate': '1400', ...size },
      today,
    ).quotes[0]
  const { quote: typed, ...judged } = judge({ '1-kw': '6.6' }) ?? {}
  const { quote: counted, ...expected } = judge({ '1-panels': '15', '1-watts': '440' }) ?? {}
  expect(judged).toEqual(expected)
  expect([typed?.kilowatts, counted?.panels]).toEqual([6.6, 15])
})

test('a large battery’s own loss is known even where the price is not split', () => {
  const { quotes } = compareQuotes(
    { ...home, '1-panels': '24', '1-watts': '440', '1-battery': '13.5', '1-price': '19,500' },
    today,
  )
  expect(quotes[0]?.money.battery?.after25.mid).toBeLessThan(0)
})

test('a battery alone joins the panels that are there: it has a usual price, a saving and a payback', () => {
  const saving = (roof: string) =>
    compareQuotes({ ...home, roof, '1-battery': '10', '1-price': '9,000' }, today).quotes[0]?.money
      .together.saving.mid ?? 0
  expect(saving('6.6')).toBe(saving(''))
  expect(saving('6.6')).toBeGreaterThan(saving('1.5'))
})

test('a bill that the model can’t explain is a problem at its field', () => {
  const { problems, quotes } = compareQuotes(
    { postcode: '3073', bill: '25', '1-panels': '15', '1-watts': '440', '1-price': '5900' },
    today,
  )
  expect(problems.bill).toMatch(/less than the daily charge/)
  expect(quotes).toEqual([])
})

test('a day after the scheme gets a note of what ends then', () => {
  const { problems } = compareQuotes(
    { ...home, '1-battery': '10', '1-price': '9000', '1-installed': '1/3/2031' },
    today,
  )
  expect(problems['1-installed']).toBe('Choose a day up to 31 December 2030. Certificates end then')
})

describe('only quotes for the same thing are grouped', () => {
  const groups = (...sizes: { panels?: number; battery?: number }[]) => {
    const fields = sizes.flatMap(({ panels, battery }, index) => [
      ...(panels
        ? [
            [`${index + 1}-panels`, String(panels)],
            [`${index + 1}-watts`, '440'],
          ]
        : []),
      ...(battery ? [[`${index + 1}-battery`, String(battery)]] : []),
      [`${index + 1}-price`, String(9000 - index)],
    ])
    const { groups } = compareQuotes({ ...home, ...Object.fromEntries(fields) }, today)
    return groups.map((group) => group.map(({ number }) => number))
  }

  test('panels within a fifth, the cheapest first', () => {
    expect(groups({ panels: 15 }, { panels: 18 }, { panels: 19 })).toEqual([[2, 1], [3]])
  })

  test('a battery within two kilowatt-hours, and never beside none', () => {
    expect(groups({ panels: 15, battery: 10 }, { panels: 15, battery: 12 })).toEqual([[2, 1]])
    expect(groups({ panels: 15, battery: 10 }, { panels: 15, battery: 12.5 })).toEqual([[1], [2]])
    expect(groups({ panels: 15, battery: 1.5 }, { panels: 15 })).toEqual([[1], [2]])
  })

  test('a battery alone beside another, not beside one with panels', () => {
    expect(groups({ battery: 10 }, { battery: 10 }, { panels: 15, battery: 10 })).toEqual([
      [2, 1],
      [3],
    ])
  })
})

test.each([
  ['9.9 kW', { '1-panels': '22', '1-watts': '450' }, 'none', false],
  ['10.12 kW', { '1-panels': '23', '1-watts': '440' }, 'none', true],
  ['2.64 kW', { '1-panels': '6', '1-watts': '440' }, 'none', true],
  ['20 kWh', { '1-battery': '20' }, 'none', false],
  ['21 kWh', { '1-battery': '21' }, 'none', true],
])('%s is judged only where the index has prices', (_, size, kind, isSo) => {
  const { quotes } = compareQuotes({ ...home, ...size, '1-price': '9000' }, today)
  expect(quotes[0]?.verdict.kind === kind).toBe(isSo)
})
