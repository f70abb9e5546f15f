import { sql } from 'kysely'
import { type KeptLead, keepWithin } from './enquiries.ts'
import type { Database } from './open.ts'
import type { NewLead, Queries } from './schema.ts'

/** Keeps all of these leads or none, in no order. Those that repeat another are found, as `keepLead` finds them. */
export async function keepLeads(
  database: Database,
  leads: readonly NewLead[],
): Promise<KeptLead[]> {
  return inTransaction(database, async (queries) => {
    const kept: KeptLead[] = []
    // In one order for everybody, or two transactions with the same rows could wait for each other.
    const inOrder = leads.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
    for (const lead of inOrder) kept.push(await keepWithin({ ...database, queries }, lead))
    return kept
  })
}

function inTransaction<T>(
  { engine, queries }: Database,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') return queries.transaction().execute(work)
  return queries.connection().execute(async (connection) => {
    // Takes the write lock at once, as `keepLead` does.
    await sql`begin immediate`.execute(connection)
    try {
      const done = await work(connection)
      await sql`commit`.execute(connection)
      return done
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
