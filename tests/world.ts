import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import type { World } from '#operations/world.ts'

/** The world at one moment: Melbourne's calling hours, a database, and whatever a test needs otherwise. */
export function worldAt(
  moment: Date | string,
  database: Database,
  changes: Partial<World> = {},
): World {
  return {
    database,
    now: () => new Date(moment),
    newId: uuidv7,
    calling: au.calling,
    maxInstallers: 1,
    secret: 'a secret that is long enough for a test',
    ...changes,
  }
}
