import { sql } from 'kysely'
import type { Engine } from '../open.ts'

/** Column types that the engines name differently. Bytewise text sorts the same on both, and is found by its beginning. */
export function typesOf(engine: Engine) {
  return engine === 'postgres'
    ? ({
        moment: 'timestamptz',
        json: 'jsonb',
        flag: 'boolean',
        bytewise: sql<string>`text collate "C"`,
      } as const)
    : ({ moment: 'text', json: 'text', flag: 'integer', bytewise: 'text' } as const)
}
