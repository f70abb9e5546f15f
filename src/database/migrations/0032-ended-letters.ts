import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Letters that come again and again, and that an operator has ended. */
export async function up({ schema }: Kysely<unknown>, _: EngineTypes): Promise<void> {
  await schema
    .createTable('ended_letters')
    .ifNotExists()
    .addColumn('operator', 'text', (column) => column.notNull().references('operators.id'))
    .addColumn('letter', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ended_letters_key', ['operator', 'letter'])
    .execute()
}
