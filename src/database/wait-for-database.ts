import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { isUnreachable, reasonOf } from './errors.ts'
import type { Database } from './open.ts'

/** Waits until the database answers: when both start together it may be slower. Throws after a minute, and at once what no waiting changes. */
export async function waitForDatabase(
  { db }: Database,
  log: (event: string) => void,
  { patienceMs, pauseMs } = { patienceMs: 60_000, pauseMs: 500 },
): Promise<void> {
  const until = performance.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > until) throw error
      if (attempt === 1)
        log(
          `the database does not answer yet (${reasonOf(error)}): waiting for it, ${patienceMs / 1000} seconds at most`,
        )
      await wait(pauseMs)
    }
  }
}
