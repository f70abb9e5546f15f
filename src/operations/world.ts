import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/open.ts'
import type { RegisterFiles } from '#database/privacy/register-list.ts'
import type { Db } from '#database/schema.ts'
import type { ParseMobile } from '#domain/installer/people.ts'
import type { ConsentKind } from '#domain/privacy/channel-consent.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type RetryOptions, withRetry } from './with-retry.ts'

/** What operations are handed of the world outside: where things are stored, what time it is, and how we may call. */
export type World = {
  database: Database
  now: () => Date
  newId: () => string
  calling: CallingRules
  /** How the brand asks for consent. Default: by a sentence. */
  consentKind?: ConsentKind | undefined
  /** Whether fees carry the country's tax. Default: yes. */
  isTaxed?: boolean | undefined
  /** The lists of numbers that object to calls; absent where there are none. */
  registers?: RegisterFiles | undefined
  /** How many installers may have a lead. */
  maxInstallers: number
  /** Keys the hashes that identify erased people, and signs links. */
  secret: string
  /** Where visitors and operators reach us; links in letters begin with it. */
  siteUrl: string
  /** Reads the mobiles that texts go to; absent where texts are off. */
  parseMobile?: ParseMobile | undefined
  /** The operator who acts; absent where a visitor, an installer or the rules do. */
  by?: string | null | undefined
  /** The installer's person who acts; absent where no one signed in. */
  person?: { id: string; name: string } | undefined
  /** Called after a commit that wrote something: wakes what sends, what plans, and open screens of the desk. */
  afterWrite?: (() => void) | undefined
}

/**
 * Runs `work` in one transaction, and runs it again after a transient database error: it must not change anything else. Calls `afterWrite`
 * after a commit that wrote something; a planner that finds nothing wakes nobody.
 */
export async function commit<Value>(
  {
    database: { db },
    afterWrite,
  }: { database: Pick<Database, 'db'>; afterWrite?: World['afterWrite'] },
  work: (db: Db) => Promise<Value>,
  patience?: RetryOptions,
): Promise<Value> {
  const [value, writes] = await withRetry(
    () =>
      db.transaction().execute(async (trx) => {
        const writes = countWrites()
        return [await work(afterWrite ? trx.withPlugin(writes) : trx), writes] as const
      }),
    patience,
  )
  if (writes.count > 0) afterWrite?.()
  return value
}

/** Does work in one transaction and takes it back: what would have become of it. */
export async function tryOut<Value>(
  { database: { db } }: Pick<World, 'database'>,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  const trial = await db.startTransaction().execute()
  try {
    return await work(trial)
  } finally {
    await trial.rollback().execute()
  }
}

/** Counts what a transaction inserted, updated or deleted. */
function countWrites(): KyselyPlugin & { count: number } {
  return {
    count: 0,
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      this.count += Number(result.numAffectedRows ?? 0n)
      return result
    },
  }
}
