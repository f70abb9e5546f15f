import type { Kysely } from 'kysely'
import type { Engine } from '../open.ts'
import { typesOf } from './types.ts'

export async function up({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await schema.alterTable('enquiries').addColumn('estimate', typesOf(engine).json).execute()
}
