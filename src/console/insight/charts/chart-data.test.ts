import { expect, test } from 'vitest'
import { chartRows, gridLines } from './chart-data.ts'

test('the chart names six forms and adds up the others', () => {
  const forms = ['home', 'battery', 'rebates', 'business', 'savings', 'contact', 'team', 'support']
  const leads = forms.map((form, index) => ({ form, counts: [index, 1], total: index + 1 }))
  // One other would take as much room as its name.
  expect(chartRows(leads.slice(0, 7)).map(({ name }) => name)).toEqual([
    ...['Home', 'Battery', 'Rebates', 'Business', 'Savings', 'Contact', 'Team'],
  ])
  const rows = chartRows(leads)
  expect(rows).toHaveLength(7)
  expect(rows.at(-1)).toEqual({
    name: 'Two others',
    forms: ['team', 'support'],
    counts: [13, 2],
    total: 15,
  })
})

test.each([
  [0, [1]],
  [3, [1, 2, 3]],
  [4, [1, 2, 3, 4]],
  [5, [2, 4, 6]],
  [35, [10, 20, 30, 40]],
  [101, [50, 100, 150]],
  [123_456, [50_000, 100_000, 150_000]],
])('a chart of up to %i has lines at %j', (greatest, lines) => {
  expect(gridLines(greatest)).toEqual(lines)
})
