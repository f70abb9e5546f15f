import { type CountedLead, insertOnPostgres } from '#database/enquiry/insert-lead-postgres.ts'
import { errorCode, isUnreachable } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import type { InsertedLead } from '#domain/lead/insertion.ts'
import { type RetryOptions, withRetry } from '../with-retry.ts'

/** While one is being stored the next is being read; more would have fewer leads each. */
const mostStatements = 2
/** All leads of a statement wait until each of them is stored. */
const mostLeads = 32

/** How long a visitor waits for a database that is away. */
const longestWaitMs = 3_000

/** After a failover another server takes writes within some two seconds: visitors would rather wait for it than press again. */
const duringFailover: RetryOptions = {
  attempts: 10,
  delayMs: 50,
  giveUpAfterMs: longestWaitMs,
  mayPass: isUnreachable,
}

/** PostgreSQL ended a statement that took too long. */
const timedOut = '57014'

type Waiting = CountedLead & {
  /** What no two leads of a statement, or of statements at once, may share: they would wait for each other. */
  keys: readonly string[]
  /** In milliseconds, by `performance.now()`. */
  since: number
  resolve: (inserted: InsertedLead) => void
  reject: (error: unknown) => void
}

/**
 * Leads that visitors send while others are being stored wait for those, and are stored together in one statement, which PostgreSQL does in
 * far less time than as many statements. A lead that comes alone goes at once.
 */
function createBatches({ db }: Database) {
  let waiting: Waiting[] = []
  let running = 0
  const inUse = new Set<string>()

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const one of waiting) {
      const isFree =
        batch.length < mostLeads &&
        one.counted?.most === (batch[0] ?? one).counted?.most &&
        one.keys.every((key) => !inUse.has(key))
      if (isFree) for (const key of one.keys) inUse.add(key)
      const list = isFree ? batch : later
      list.push(one)
    }
    waiting = later
    return batch
  }

  const start = () => {
    while (running < mostStatements) {
      const batch = takeBatch()
      if (batch.length === 0) return
      running += 1
      void insertBatch(batch).finally(() => {
        running -= 1
        for (const { keys } of batch) for (const key of keys) inUse.delete(key)
        start()
      })
    }
  }

  const insertBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const inserted = await withRetry(() => insertOnPostgres(db, batch), duringFailover)
      for (const [index, one] of batch.entries()) one.resolve(inserted[index] as InsertedLead)
    } catch (error) {
      // Somebody's lock ends a statement too.
      const isAway = isUnreachable(error) && errorCode(error) !== timedOut
      // One that can't be stored keeps no other from it.
      if (batch.length > 1 && !isAway) await Promise.all(batch.map((one) => insertBatch([one])))
      else for (const { reject } of batch) reject(error)
      if (isAway) rejectLongWaits(error)
    }
  }

  /** They have waited as long as those that were tried. */
  const rejectLongWaits = (error: unknown) => {
    const latest = performance.now() - longestWaitMs
    const { long = [], short = [] } = Object.groupBy(waiting, ({ since }) =>
      since < latest ? 'long' : 'short',
    )
    waiting = short
    for (const { reject } of long) reject(error)
  }

  return (counted: CountedLead): Promise<InsertedLead> =>
    new Promise((resolve, reject) => {
      waiting.push({
        ...counted,
        keys: keysOf(counted),
        since: performance.now(),
        resolve,
        reject,
      })
      start()
    })
}

function keysOf({ lead: { row, confirmationKey }, counted }: CountedLead): string[] {
  const keys = {
    fingerprint: row.fingerprint,
    submission: row.submission,
    email: row.email_key,
    phone: row.phone_e164,
    confirmation: confirmationKey,
    sender: counted?.name,
  }
  return Object.entries(keys).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
}

const ofDatabase = new WeakMap<Database, ReturnType<typeof createBatches>>()

/** Stores a lead on PostgreSQL, together with others that wait. Harmless to repeat, as `insertTogether` is. */
export function insertInBatch(database: Database, lead: CountedLead): Promise<InsertedLead> {
  const insert = ofDatabase.get(database) ?? createBatches(database)
  ofDatabase.set(database, insert)
  return insert(lead)
}
