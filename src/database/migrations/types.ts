import { sql } from 'kysely'
import type { Engine } from '../open.ts'

/** What a migration gets besides the database. */
export type EngineTypes = ReturnType<typeof typesOf>

/** Column types that the engines name differently. Bytewise text sorts the same on both and supports prefix search. */
export function typesOf(engine: Engine) {
  return engine === 'postgres'
    ? ({
        engine,
        moment: 'timestamptz',
        json: 'jsonb',
        flag: 'boolean',
        bytewise: sql<string>`text collate "C"`,
      } as const)
    : ({ engine, moment: 'text', json: 'text', flag: 'integer', bytewise: 'text' } as const)
}
