import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import type { World } from '#operations/world.ts'
import { brand } from './brand.ts'

/** The world at one moment: the calling hours of the edition's brand, a database, and whatever a test needs otherwise. */
export function worldAt(
  moment: Date | string,
  database: Database,
  changes: Partial<World> = {},
): World {
  return {
    database,
    now: () => new Date(moment),
    newId: uuidv7,
    calling: brand.calling,
    maxInstallers: 1,
    secret: 'a secret that is long enough for a test',
    siteUrl: 'https://www.example.com',
    ...changes,
  }
}
