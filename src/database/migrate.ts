import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as enquiries from './migrations/0001-enquiries.ts'
import * as deliveries from './migrations/0002-deliveries.ts'
import * as desk from './migrations/0003-desk.ts'
import * as operators from './migrations/0004-operators.ts'
import * as erased from './migrations/0005-erased.ts'
import * as estimate from './migrations/0006-estimate.ts'
import * as undo from './migrations/0007-undo.ts'
import * as endpointHealth from './migrations/0008-endpoint-health.ts'
import * as promises from './migrations/0009-promises.ts'
import * as visitorsOwnPage from './migrations/0010-visitors-own-page.ts'
import * as installers from './migrations/0011-installers.ts'
import * as offers from './migrations/0012-offers.ts'
import * as returns from './migrations/0013-returns.ts'
import * as offering from './migrations/0014-offering.ts'
import * as queue from './migrations/0015-queue.ts'
import * as savedViews from './migrations/0016-saved-views.ts'
import * as absences from './migrations/0017-absences.ts'
import * as mergedLeads from './migrations/0018-merged-leads.ts'
import * as searchWords from './migrations/0019-search-words.ts'
import * as deskLetters from './migrations/0020-desk-letters.ts'
import * as probes from './migrations/0021-probes.ts'
import * as passkeys from './migrations/0022-passkeys.ts'
import * as leadReads from './migrations/0023-lead-reads.ts'
import * as letterFiles from './migrations/0026-letter-files.ts'
import * as firms from './migrations/0027-firms.ts'
import * as offersAgain from './migrations/0028-offers-again.ts'
import * as saidCalled from './migrations/0030-said-called.ts'
import * as endedLetters from './migrations/0032-ended-letters.ts'
import * as putOff from './migrations/0033-put-off.ts'
import * as repeats from './migrations/0035-repeats.ts'
import * as prices from './migrations/0036-prices.ts'
import * as consentReceipts from './migrations/0037-consent-receipts.ts'
import * as channelConsents from './migrations/0038-channel-consents.ts'
import * as companyNumbers from './migrations/0039-company-numbers.ts'
import * as cover from './migrations/0040-cover.ts'
import * as firmSessions from './migrations/0041-firm-sessions.ts'
import * as nations from './migrations/0042-nations.ts'
import * as installerChanges from './migrations/0043-installer-changes.ts'
import * as firmPeople from './migrations/0044-firm-people.ts'
import * as apiKeys from './migrations/0045-api-keys.ts'
import * as adForms from './migrations/0046-ad-forms.ts'
import * as installerStarts from './migrations/0047-installer-starts.ts'
import * as sentMessages from './migrations/0048-sent-messages.ts'
import * as matched from './migrations/0049-matched.ts'
import { typesOf } from './migrations/types.ts'
import type { Database, Engine } from './open.ts'
import type { Db } from './schema.ts'

const migrations = {
  '0001-enquiries': enquiries,
  '0002-deliveries': deliveries,
  '0003-desk': desk,
  '0004-operators': operators,
  '0005-erased': erased,
  '0006-estimate': estimate,
  '0007-undo': undo,
  '0008-endpoint-health': endpointHealth,
  '0009-promises': promises,
  '0010-visitors-own-page': visitorsOwnPage,
  '0011-installers': installers,
  '0012-offers': offers,
  '0013-returns': returns,
  '0014-offering': offering,
  '0015-queue': queue,
  '0016-saved-views': savedViews,
  '0017-absences': absences,
  '0018-merged-leads': mergedLeads,
  '0019-search-words': searchWords,
  '0020-desk-letters': deskLetters,
  '0021-probes': probes,
  '0022-passkeys': passkeys,
  '0023-lead-reads': leadReads,
  '0026-letter-files': letterFiles,
  '0027-firms': firms,
  '0028-offers-again': offersAgain,
  '0030-said-called': saidCalled,
  '0032-ended-letters': endedLetters,
  '0033-put-off': putOff,
  '0035-repeats': repeats,
  '0036-prices': prices,
  '0037-consent-receipts': consentReceipts,
  '0038-channel-consents': channelConsents,
  '0039-company-numbers': companyNumbers,
  '0040-cover': cover,
  '0041-firm-sessions': firmSessions,
  '0042-nations': nations,
  '0043-installer-changes': installerChanges,
  '0044-firm-people': firmPeople,
  '0045-api-keys': apiKeys,
  '0046-ad-forms': adForms,
  '0047-installer-starts': installerStarts,
  '0048-sent-messages': sentMessages,
  '0049-matched': matched,
}

/**
 * Runs the migrations. When replicas start at once, one migrates and the others wait. Returns the names of migrations
 * from a newer release: they only add, so this release can run with them during a deploy.
 */
export async function migrate({ engine, maintenance }: Database): Promise<string[]> {
  const migrateOnce = async () => {
    const newer = await newerMigrations(maintenance)
    const { error } = await migrator(engine, maintenance, newer).migrateToLatest()
    return { newer, error }
  }
  for (let attempt = 1; ; attempt++) {
    const { newer, error } = await migrateOnce().catch((error: unknown) => ({ newer: [], error }))
    if (!error) return newer
    // PostgreSQL waits on an advisory lock. SQLite has none, so the second process fails and then finds the work done.
    // On both, a newer release may have migrated since we looked.
    if (attempt === 5) throw error
    await wait(200 * attempt)
  }
}

export async function isMigrated(database: Database): Promise<boolean> {
  const known = await migrator(database.engine, database.db).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

/** Migrations that are newer than ours. Kysely would report them as missing files. */
async function newerMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const newest = Object.keys(migrations).toSorted().at(-1) ?? ''
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => name > newest)
}

function migrator(engine: Engine, db: Db, newer: readonly string[] = []): Migrator {
  const types = typesOf(engine)
  const known = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: (trx) => up(joining(trx), types) },
  ])
  const done = newer.map((name): [string, Migration] => [name, { up: async () => {} }])
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...known, ...done]) },
  })
}

/**
 * All migrations run in one transaction, so that one that is cut off leaves nothing behind. Those that open one of their
 * own on SQLite are from when there was none around them: theirs becomes part of it.
 */
function joining(trx: Kysely<unknown>): Kysely<unknown> {
  const transaction = () => ({ execute: (work: (db: Kysely<unknown>) => unknown) => work(trx) })
  return Object.assign(trx, { transaction })
}
