import { parseInputs } from '#domain/estimate/shared/draft.ts'
import { listHours } from '#estimate/hours.ts'

/**
 * `npm run -s estimate:hours -- postcode=3056 kwh=5200 kw=6.6 battery=10`: the mid scenario of an estimate as 8,760 rows of CSV,
 * kWh in each hour of standard time (UTC+10). Fields are those of the calculators and their links.
 */
const draft = Object.fromEntries(
  process.argv.slice(2).map((word) => {
    const [name = '', ...value] = word.split('=')
    return [name, value.join('=')]
  }),
)
const parsed = parseInputs(draft, new Date().toISOString().slice(0, 10))
const problems = 'problems' in parsed ? Object.entries(parsed.problems) : []
for (const [name, problem] of problems) console.error(`${name}: ${problem}`)
if ('problems' in parsed) process.exit(1)

const hours = listHours(parsed.inputs, parsed.changes)
if (!hours) {
  console.error('bill: it does not cover the daily charge')
  process.exit(1)
}

const firstHour = Date.UTC(2026, 0, 1)
console.log(
  'hour,use,generation,self-use,battery in,battery in from grid,battery out,charge,import,export',
)
for (const [index, flows] of hours.entries()) {
  const { use, generation, self, charging, filling, discharging, charge, imported, exported } =
    flows
  const time = new Date(firstHour + index * 3_600_000).toISOString().slice(0, 16)
  const kwh = [use, generation, self, charging, filling, discharging, charge, imported, exported]
  console.log([`${time}+10:00`, ...kwh.map((energy) => energy.toFixed(4))].join(','))
}
