import { execFileSync } from 'node:child_process'
import { calculators } from './calculators.ts'
import { shareInUse } from './circumstances.ts'
import { desk } from './desk.ts'
import { estimate } from './estimate.ts'
import { mail } from './mail.ts'
import { matching } from './matching.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { type Report, record, tableOf } from './report.ts'
import { staticFiles } from './static.ts'
import { sweep } from './sweep.ts'
import { firstTaps } from './taps.ts'

const benches = new Map<string, () => Promise<Report>>([
  ['pages', pages],
  ['calculators', calculators],
  ['taps', firstTaps],
  ['posts', posts],
  ['mail', mail],
  ['offers', offers],
  ['static', staticFiles],
  ['estimate', estimate],
  ['sweep', sweep],
  ['matching', matching],
  ['desk', desk],
])
const withoutSite = ['estimate', 'sweep', 'matching']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.has(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown}. There are: ${[...benches.keys()].join(', ')}.`)
  process.exit(1)
}

// The servers below run with the default settings: the build needs the same.
const { SITE_BRAND: _, SITE_URL: __, ...env } = process.env
if (asked.length === 0 || asked.some((name) => !withoutSite.includes(name)))
  execFileSync('npm', ['run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] })

for (const [name, bench] of benches) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const inUse = await shareInUse()
  const report = await bench()
  record(report, inUse)
  console.log(`\n${report.title}\n${tableOf(report.rows)}`)
  if (report.rows.some(({ good }) => good === false)) process.exitCode = 1
}
