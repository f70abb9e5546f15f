import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { toReadings } from '#estimate/meter/metered-home.ts'
import { estimateCsv } from '#site/calculators/working/estimate-csv.ts'
import { nem12, register, yearOf } from '../../../../../../tests/meter-files.ts'
import { workingTable } from './working.ts'

test('the file has the answers with their ranges, every line of the working and every assumption', () => {
  const home = estimateHome({ ...defaultInputs, battery: 10 }, { rate: 30 }, '2026-11-22')
  if ('problems' in home) throw new Error(JSON.stringify(home.problems))
  const rows: string[][] = parse(estimateCsv(home, workingTable(home)), { bom: true })
  const saving = rows.find(([figure]) => figure === 'Saving')
  expect(saving?.slice(2, 5).map(Number)).toEqual(
    [home.money.together.saving]
      .flatMap(({ low, mid, high }) => [low, mid, high])
      .map((value) => expect.closeTo(value, 2)),
  )
  const working = rows.filter(([figure = '']) => figure.startsWith('Working: '))
  expect(working).toHaveLength(workingTable(home).rows.length)
  const rate = rows.find(([figure]) => figure === 'Assumed: Power, c per kWh')
  expect(rate).toEqual([
    'Assumed: Power, c per kWh',
    '',
    '30',
    '30',
    '30',
    'Your own figure',
    expect.any(String),
  ])
})

test('of a meter’s readings the file has the year they are of, and never an hour of it', () => {
  const readings = toReadings(
    yearOf(nem12(register({ kwh: (_, half) => (half === 20 ? 3.3333 : 0.2) }))),
  )
  const { estimate } = calculate({ leadsWith: 'saving' }, {}, '2026-11-22', { readings })
  if (!estimate) throw new Error('no estimate')
  const csv = estimateCsv(estimate, workingTable(estimate))
  const rows: string[][] = parse(csv, { bom: true })
  expect(rows.find(([figure]) => figure?.startsWith('Bought before'))).toEqual([
    'Bought before, by your meter',
    'kWh a year',
    ...Array(3).fill('4647.655'),
    'Your meter’s readings, 1 July 2025 to 30 June 2026',
    '2026-06-30',
  ])
  expect(csv).not.toMatch(/3\.3333|6407/)
})
