import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { isAway } from './errors.ts'
import type { Database } from './open.ts'

/** Returns once the database answers. Started together with us, it may be slower; after a minute it is an error. */
export async function waitForDatabase(
  { queries }: Database,
  log: (event: string) => void,
  { patienceMs, pauseMs } = { patienceMs: 60_000, pauseMs: 500 },
): Promise<void> {
  const until = performance.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select 1`.execute(queries)
      return
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error
      if (attempt === 1)
        log(
          `the database does not answer yet: waiting for it, ${patienceMs / 1000} seconds at most`,
        )
      await wait(pauseMs)
    }
  }
}
