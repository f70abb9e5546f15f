import type { Engine } from '../open.ts'

/** Column types that the engines name differently. */
export function typesOf(engine: Engine) {
  return engine === 'postgres'
    ? ({ moment: 'timestamptz', json: 'jsonb', flag: 'boolean' } as const)
    : ({ moment: 'text', json: 'text', flag: 'integer' } as const)
}
