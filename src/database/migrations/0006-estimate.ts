import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up({ schema }: Kysely<unknown>, types: EngineTypes): Promise<void> {
  await schema.alterTable('enquiries').addColumn('estimate', types.json).execute()
}
