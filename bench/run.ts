import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { calculators } from './calculators.ts'
import { shareInUse } from './circumstances.ts'
import { desk } from './desk.ts'
import { estimate } from './estimate.ts'
import { footprint } from './footprint.ts'
import { mail } from './mail.ts'
import { matching } from './matching.ts'
import { meter } from './meter.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { type Report, type Row, record, tableOf } from './report.ts'
import { staticFiles } from './static.ts'
import { sweep } from './sweep.ts'
import { firstTaps } from './taps.ts'

/** All of them take hours: they run by their name, or together as `all`. */
const benches = new Map<string, () => Promise<Report>>([
  ['pages', pages],
  ['calculators', calculators],
  ['meter', meter],
  ['taps', firstTaps],
  ['posts', () => posts()],
  ['mail', mail],
  ['offers', offers],
  ['static', () => staticFiles()],
  ['footprint', footprint],
  ['estimate', estimate],
  ['sweep', sweep],
  ['matching', matching],
  ['desk', desk],
])
const withoutSite = ['estimate', 'sweep', 'matching']

/** Two minutes in all. Their figures are printed only: what is recorded was measured for longer. */
const quick = new Map<string, () => Promise<Report>>([
  ['posts', () => posts({ rounds: 1, seconds: 6 })],
  ['static', () => staticFiles({ rounds: 1, seconds: 3 })],
  ['footprint', footprint],
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

// The servers below run with the default settings: the build needs the same.
const { SITE_BRAND: _, SITE_URL: __, ...env } = process.env
if (names.some((name) => !withoutSite.includes(name)))
  execFileSync('npm', ['run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] })

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
