import type { Channel } from '#domain/delivery/delivery.ts'
import { keepInOneStatement } from './keep-in-one-statement.ts'
import { keepInTransaction } from './keep-in-transaction.ts'
import type { Database } from './open.ts'
import type { NewLead, Queries } from './schema.ts'

/** A lead and everything that is kept or left together with it. */
export type Keeping = {
  lead: NewLead
  owed: readonly { id: string; channel: Channel; endpoint: string | null }[]
  /** Counts leads under this name, and refuses what is above so many a minute. */
  rate?: { name: string; perMinute: number } | undefined
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

/** Keeps all of them or, where one is above its limit, none. */
export async function keepLeads(
  database: Database,
  all: readonly Keeping[],
): Promise<KeptLead[] | Limited> {
  const kept = await keepAll(database, all)
  const limitedAt = kept.indexOf('limited')
  const refused = all[limitedAt]
  if (refused) return { limited: true, retryAfterSeconds: secondsToNextMinute(refused.lead) }
  const leads: KeptLead[] = []
  for (const [index, keeping] of all.entries()) {
    const one = await told(database.queries, keeping, kept[index])
    if ('reference' in one) leads.push(one)
  }
  return leads
}

async function keepAll(database: Database, all: readonly Keeping[]): Promise<Found[]> {
  if (database.engine === 'sqlite') return keepInTransaction(database.queries, all)
  const found: Found[] = []
  await database.queries
    .transaction()
    .execute(async (transaction) => {
      for (const keeping of all) {
        const one = await keepInOneStatement(transaction, keeping)
        found.push(one)
        if (one === 'limited') throw new AboveLimit()
      }
    })
    .catch((error: unknown) => {
      if (!(error instanceof AboveLimit)) throw error
    })
  return found
}

/** Thrown to roll back, and caught here. */
class AboveLimit extends Error {}

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
