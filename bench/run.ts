import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { product } from '../tests/product.ts'
import { shareInUse } from './circumstances.ts'
import { type Report, type Row, record, tableOf } from './report.ts'

/** All of them take hours: they run by their name, or together as `all`. Each is loaded when it runs: most know one edition alone. */
const benches = new Map<string, () => Promise<Report>>([
  ['pages', async () => (await import('./pages.ts')).pages()],
  ['calculators', async () => (await import('./calculators.ts')).calculators()],
  ['meter', async () => (await import('./meter.ts')).meter()],
  ['taps', async () => (await import('./taps.ts')).firstTaps()],
  ['posts', async () => (await import('./posts.ts')).posts()],
  ['mail', async () => (await import('./mail.ts')).mail()],
  ['offers', async () => (await import('./offers.ts')).offers()],
  ['static', async () => (await import('./static.ts')).staticFiles()],
  ['footprint', async () => (await import('./footprint.ts')).footprint()],
  ['estimate', async () => (await import('./estimate.ts')).estimate()],
  ['sweep', async () => (await import('./sweep.ts')).sweep()],
  ['honesty', async () => (await import('./honesty.ts')).honesty()],
  ['matching', async () => (await import('./matching.ts')).matching()],
  ['desk', async () => (await import('./desk.ts')).desk()],
])
const withoutSite = ['estimate', 'sweep', 'honesty', 'matching']

/** Two minutes in all. Their figures are printed only: what is recorded was measured for longer. */
const quick = new Map<string, () => Promise<Report>>([
  ['posts', async () => (await import('./posts.ts')).posts({ rounds: 1, seconds: 6 })],
  ['static', async () => (await import('./static.ts')).staticFiles({ rounds: 1, seconds: 3 })],
  ['footprint', async () => (await import('./footprint.ts')).footprint()],
])

/** The most of the machine that others may use while a comparison counts. */
const quietShare = 0.1

const asked = process.argv.slice(2)
const isQuick = asked.length === 0 || asked.includes('quick')
const isWhole = asked.includes('all')
const names = isQuick ? [...quick.keys()] : isWhole ? [...benches.keys()] : asked
const unknown = names.filter((name) => !benches.has(name))
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown}. There are: quick, all, ${[...benches.keys()].join(', ')}.`,
  )
  process.exit(1)
}

// The servers below run with the default settings: the build needs the same. Pages are measured of another edition too, by
// `SITE_BRAND=uk node src/launch.ts node bench/run.ts pages`.
const { SITE_BRAND: _, SITE_URL: __, ...env } = process.env
const build = product.brand
  ? ['node', 'tests/suite/run.ts', 'deep', '--only=build-others']
  : ['npm', 'run', 'build']
const [program = '', ...options] = build
if (names.some((name) => !withoutSite.includes(name)))
  execFileSync(program, options, { env, stdio: ['ignore', 'ignore', 'inherit'] })

const rows: Row[] = []
let busiest = 0
for (const [name, bench] of isQuick ? quick : benches) {
  if (!names.includes(name)) continue
  const inUse = await shareInUse()
  busiest = Math.max(busiest, inUse)
  const report = await bench()
  if (!isQuick) record(report, inUse)
  console.error(`${report.title} measured`)
  rows.push(...report.rows.map((row) => ({ ...row, what: `${report.title}: ${row.what}` })))
  // Beside others' work a server of one thread gets less of the machine than a peer of many.
  if (
    report.rows.some(
      ({ good, firm }) => good === false && (firm === 'always' || (firm && inUse <= quietShare)),
    )
  )
    process.exitCode = 1
}
console.log(
  `${tableOf(rows)}\n\n${cpus().length} cores; others used up to ${Math.round(busiest * 100)} % of them just before. Comparisons count up to ${quietShare * 100} %.`,
)
