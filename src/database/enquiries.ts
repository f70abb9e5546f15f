import type { Channel } from '#domain/delivery/delivery.ts'
import { keepInOneStatement } from './keep-in-one-statement.ts'
import { keepInTransaction } from './keep-in-transaction.ts'
import type { Database } from './open.ts'
import type { NewLead, Queries } from './schema.ts'

/** A lead and everything that is kept or left together with it. */
export type Keeping = {
  lead: NewLead
  owed: readonly { id: string; channel: Channel; endpoint: string | null }[]
  /** Counts so many rows under this name, and refuses them once so many a minute are counted. */
  rate?: { name: string; perMinute: number; rows: number } | undefined
  /** Stands for the address a confirmation would go to; without it none is owed. */
  confirmationTo?: string | undefined
}

export type KeptLead = { reference: string; repeated: boolean }
export type Limited = { limited: true; retryAfterSeconds: number }

/** What the engine found: nothing at all where the same answers are held by a lead of the last ten minutes. */
export type Found = KeptLead | 'limited' | undefined

/**
 * Keeps a lead and the deliveries it is owed, or finds the one it repeats: the same submission with the same
 * answers at any time, or the same answers from anywhere within ten minutes. Durable once it returns.
 */
export async function keepLead(database: Database, keeping: Keeping): Promise<KeptLead | Limited> {
  const found =
    database.engine === 'postgres'
      ? await keepInOneStatement(database.queries, keeping)
      : await keepInTransaction(database.queries, [keeping]).then(([first]) => first)
  return told(database.queries, keeping, found)
}

/** Keeps all of them or none. Only the first is held to a limit: it counts for the others. */
export async function keepLeads(
  database: Database,
  all: readonly Keeping[],
): Promise<KeptLead[] | Limited> {
  const found = await keepAll(database, all)
  const kept: KeptLead[] = []
  for (const [index, keeping] of all.entries()) {
    const one = await told(database.queries, keeping, found[index])
    if ('limited' in one) return one
    kept.push(one)
  }
  return kept
}

async function keepAll(database: Database, all: readonly Keeping[]): Promise<Found[]> {
  if (database.engine === 'sqlite') return keepInTransaction(database.queries, all)
  return database.queries.transaction().execute(async (transaction) => {
    const found: Found[] = []
    for (const keeping of all) {
      const one = await keepInOneStatement(transaction, keeping)
      found.push(one)
      if (one === 'limited') break
    }
    return found
  })
}

async function told(
  queries: Queries,
  { lead }: Keeping,
  found: Found,
): Promise<KeptLead | Limited> {
  if (found === 'limited') return { limited: true, retryAfterSeconds: secondsToNextMinute(lead) }
  return found ?? { reference: await referenceHeldBy(queries, lead.fingerprint), repeated: true }
}

/** Counts are by the minute of the clock. */
function secondsToNextMinute({ created_at }: NewLead): number {
  return 60 - new Date(created_at).getUTCSeconds()
}

async function referenceHeldBy(queries: Queries, fingerprint: string): Promise<string> {
  const held = await queries
    .selectFrom('fingerprints')
    .select('reference_number')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  return held.reference_number
}
