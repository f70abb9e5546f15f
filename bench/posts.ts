import { sql } from 'kysely'
import { type Database, openDatabase } from '#database/open.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { receiptOf } from '../tests/leads.ts'
import { createPostgres, hasPostgres } from '../tests/postgres.ts'
import { type Running, startServer } from '../tests/server.ts'
import { programVersion } from './circumstances.ts'
import {
  bareInsert,
  type Insertion,
  type Script,
  scriptInserting,
  scriptInsertingRow,
  statementInserting,
} from './insert-lead-script.ts'
import { pgbench } from './pgbench.ts'
import { beside, type Report, type Row } from './report.ts'
import { type Sent, sendEnquiries } from './run-send-enquiries.ts'
import { sum } from './statistics.ts'

/** How often and how long each of them runs. */
export type Effort = { rounds: number; seconds: number }

/** Enquiries stored a second on PostgreSQL, compared with pgbench running the same statement. */
export async function posts(effort: Effort = { rounds: 2, seconds: 8 }): Promise<Report> {
  const { rounds, seconds } = effort
  const report = {
    title: 'Posts',
    how: `Enquiries, one a POST and each from another visitor, over 32 connections; pgbench over as many, with prepared statements, in the same database, one enquiry in each statement, where the server may store several in one. ${rounds} rounds of ${seconds} s each, in turns, after a warm-up.`,
    versions: { pgbench: programVersion('pgbench') ?? 'not installed' },
    samples: {},
  }
  if (!hasPostgres) return { ...report, rows: [{ what: 'PostgreSQL', figure: 'does not answer' }] }

  const { url, drop } = await createPostgres()
  try {
    const { versions, ...measured } = await measureIn(url, effort)
    return { ...report, ...measured, versions: { ...report.versions, ...versions } }
  } finally {
    await drop()
  }
}

async function measureIn(
  url: string,
  effort: Effort,
): Promise<Pick<Report, 'versions' | 'rows' | 'samples'>> {
  const server = await startServer({
    databaseUrl: url,
    // As behind a proxy. Every limit is counted and none is reached.
    environment: { LOG_LEVEL: 'info', RATE_LIMIT: '20', TRUST_PROXY: '1' },
  })
  const database = openDatabase({ url, directory: '' })
  try {
    const { sent, same, bare } = await takeTurns(server, database, url, effort)
    const perSecond = sent.map((one) => Math.round(one.perSecond))
    // The first was the warm-up: every lead counts, its rate does not.
    const measured = perSecond.slice(1)
    return {
      versions: { postgres: await versionOf(database) },
      rows: [
        beside('posts', measured, 'pgbench, the same statement', same, 0.6),
        beside('posts', measured, 'pgbench, one bare row', bare),
        ...accounts(sent),
      ],
      samples: {
        'posts/s': measured,
        'posts, 99th percentile, ms': sent.slice(1).map(({ p99 }) => Math.round(p99)),
        'pgbench, the same statement/s': same,
        'pgbench, one bare row/s': bare,
      },
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

async function takeTurns(
  server: Running,
  database: Database,
  url: string,
  { rounds, seconds }: Effort,
) {
  const sent = [await send(server, database, 4)]
  const peers = programVersion('pgbench') ? await peersIn(database) : undefined
  const same: number[] = []
  const bare: number[] = []
  for (let round = 1; round <= rounds; round++) {
    sent.push(await send(server, database, seconds))
    if (!peers) continue
    same.push(await insert(url, peers.same, database, seconds))
    bare.push(await insert(url, peers.bare, database, seconds))
  }
  return { sent, same, bare }
}

/** A rate counts only if every enquiry was accepted and every accepted one is stored. */
function accounts(sent: Counted[]): Row[] {
  const answered = sum(sent.flatMap(({ statuses }) => Object.values(statuses)))
  const created = sum(sent.map(({ statuses }) => statuses['201'] ?? 0))
  const stored = sum(sent.map((one) => one.stored))
  return [
    {
      what: 'answers 201',
      figure: `${created}`,
      against: `${answered} statuses`,
      good: created === answered,
      firm: 'always',
    },
    {
      what: 'leads stored',
      figure: `${stored}`,
      against: `${created} statuses 201`,
      good: stored === created,
      firm: 'always',
    },
  ]
}

async function send({ url }: Running, database: Database, seconds: number): Promise<Counted> {
  const before = await countLeads(database)
  const sent = await sendEnquiries(url, seconds)
  return { ...sent, stored: (await countLeads(database)) - before }
}

type Counted = Sent & { stored: number }

/** pgbench's rate counts only if each transaction stored a lead. */
async function insert(
  url: string,
  script: Script,
  database: Database,
  seconds: number,
): Promise<number> {
  const before = await countLeads(database)
  const { transactions, perSecond } = await pgbench(url, script, seconds)
  const stored = (await countLeads(database)) - before
  if (stored !== transactions)
    throw new Error(`pgbench stored ${stored} leads in ${transactions} transactions.`)
  return perSecond
}

async function peersIn(database: Database) {
  const {
    earlier_lead: _,
    duplicate_of: __,
    withdrawn_at: ___,
    ...stored
  } = await database.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  const row = stored as unknown as NewLeadRow
  const insertion: Insertion = {
    lead: {
      row,
      // A lead without webhooks gets two letters. The digits of their ids are replaced by growing ones.
      deliveries: [
        { id: `00000000000${row.id.slice(11, -1)}1`, channel: 'operator-letter', endpoint: null },
        { id: `00000000000${row.id.slice(11, -1)}2`, channel: 'confirmation', endpoint: null },
      ],
      // Its id is the lead's.
      receipt: receiptOf(row),
      confirmationKey: row.fingerprint.slice(0, 43),
    },
    limit: { name: row.fingerprint.slice(0, 42), most: 20 },
  }
  return {
    same: scriptInserting(await statementInserting(insertion), insertion),
    bare: scriptInsertingRow(bareInsert(row), row),
  }
}

async function countLeads({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function versionOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version.split(' ')[0] ?? ''
}
