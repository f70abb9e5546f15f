import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { type Contender, matchInstallers } from '#domain/offer/match.ts'
import { au } from '#edition/brand/au.ts'
import { matchLead } from '#operations/offer/match-lead.ts'
import { matchLeadWith } from '../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../tests/leads.ts'
import { insertInstallers, plausibleInstallers } from './installers.ts'
import { createRandom } from './random.ts'
import type { Report, Row } from './report.ts'
import { percentile } from './statistics.ts'

const installerCount = 2000
/** Milliseconds that matching one lead may take. */
const limit = 20
const limitWithFacts = 30
const today = '2026-11-19'
const now = new Date(`${today}T03:24:00.000Z`)
const postcodes = ['3011', '3073', '3166', '3350', '3875']

/** One lead against two thousand installers: the rules alone, and with what they read and write. */
export async function matching(): Promise<Report> {
  const installers = plausibleInstallers(installerCount, { today, caps: { day: 5, month: 60 } })
  const random = createRandom(7)
  const contenders = installers.map((installer): Contender => {
    const day = Math.floor(random.next() * 6)
    const had = Math.floor(random.next() * 40)
    return {
      ...{ installer, accepted: { day, week: day * 2, month: had }, had },
      ...{ open: day, mostOpen: 10 },
    }
  })
  const rules = timesOf((index) => {
    const postcode = postcodes[index % postcodes.length] ?? ''
    matchInstallers(
      matchLeadWith({ postcode, region: 'western', services: ['panels', 'batteries'] }),
      contenders,
      today,
    )
  })
  const stored = await matchStored(installers)
  return {
    title: 'Matching',
    how: `One lead against ${installerCount.toLocaleString('en')} installers, every reason of each in words: 200 leads after a warm-up of 20. ‘With its facts’ is the operation on SQLite: it reads installers, caps and turns, and stores the trace.`,
    versions: {},
    rows: [
      row('the rules, median', percentile(rules, 0.5), limit),
      row('the rules, 95th percentile', percentile(rules, 0.95), limit),
      row('with its facts, median', percentile(stored, 0.5)),
      row('with its facts, 95th percentile', percentile(stored, 0.95), limitWithFacts),
    ],
    samples: {
      'the rules, ms': rules.slice(0, 20).map((ms) => ms.toFixed(2)),
      'with its facts, ms': stored.slice(0, 20).map((ms) => ms.toFixed(1)),
    },
  }
}

function timesOf(match: (index: number) => void): number[] {
  return Array.from({ length: 220 }, (_, index) => {
    const began = performance.now()
    match(index)
    return performance.now() - began
  }).slice(20)
}

async function matchStored(installers: ReturnType<typeof plausibleInstallers>): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-matching-'))
  const database = openDatabase({ directory })
  try {
    await migrate(database)
    await insertInstallers(database, installers, now)
    const times: number[] = []
    for (let index = 0; index < 60; index += 1) {
      const row = lead({ service: 'solar-panels', postcode: postcodes[index % postcodes.length] })
      await insertLead(row, storeDeps(database))
      const began = performance.now()
      await matchLead({ lead: row.id, at: now }, { database, calling: au.calling })
      times.push(performance.now() - began)
    }
    return times.slice(10)
  } finally {
    await database.close()
    rmSync(directory, { recursive: true })
  }
}

function row(what: string, ms: number, most?: number): Row {
  return {
    what,
    figure: `${ms.toFixed(1)} ms`,
    ...(most === undefined ? {} : { against: `at most ${most} ms`, good: ms <= most }),
  }
}
