import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The rows of `npm run estimate:hours`, by the names of its columns. */
function rowsFor(...fields: string[]): Record<string, number>[] {
  const file = execFileSync('node', ['src/server/commands/estimate-hours.ts', ...fields], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  const [head = '', ...lines] = file.trim().split('\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', Number(cell)])),
  )
}

test('each row of the file balances, also where a battery fills from the grid', () => {
  const rows = rowsFor('postcode=3056', 'kwh=6000', 'tariff=free-midday', 'battery=10')
  expect(rows).toHaveLength(8760)
  const wrong = rows.filter((row) => {
    const sum = (...names: string[]) => names.reduce((kwh, name) => kwh + (row[name] ?? NaN), 0)
    const used = sum('use', 'battery in from grid') - sum('self-use', 'battery out', 'import')
    const generated = sum('generation') - sum('self-use', 'battery in', 'export')
    const isBalanced = [used, generated].every((kwh) => Math.abs(kwh) < 0.0003)
    return !(isBalanced && sum('charge') >= 0 && sum('charge') <= 10)
  })
  expect(wrong).toEqual([])
})
