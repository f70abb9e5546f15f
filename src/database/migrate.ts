import { setTimeout as wait } from 'node:timers/promises'
import { Migrator } from 'kysely/migration'
import * as enquiries from './migrations/0001-enquiries.ts'
import * as deliveries from './migrations/0002-deliveries.ts'
import * as desk from './migrations/0003-desk.ts'
import * as operators from './migrations/0004-operators.ts'
import * as erased from './migrations/0005-erased.ts'
import * as estimate from './migrations/0006-estimate.ts'
import * as undo from './migrations/0007-undo.ts'
import type { Database, Engine } from './open.ts'
import type { Queries } from './schema.ts'

const migrations = {
  '0001-enquiries': enquiries,
  '0002-deliveries': deliveries,
  '0003-desk': desk,
  '0004-operators': operators,
  '0005-erased': erased,
  '0006-estimate': estimate,
  '0007-undo': undo,
}

/** Brings the tables up to date. Replicas may start at once: one migrates, the others wait for it. */
export async function migrate(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator(database.engine, database.maintenance).migrateToLatest()
    if (!error) return
    // PostgreSQL queues on an advisory lock. SQLite has none: whoever came second finds the work done.
    if (database.engine === 'postgres' || attempt === 5) throw error
    await wait(200 * attempt)
  }
}

export async function isMigrated(database: Database): Promise<boolean> {
  const known = await migrator(database.engine, database.queries).getMigrations()
  return known.every(({ executedAt }) => executedAt)
}

function migrator(engine: Engine, db: Queries): Migrator {
  return new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [
            name,
            { up: (migrating) => up(migrating, engine) },
          ]),
        ),
    },
  })
}
