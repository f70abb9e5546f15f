import { type Kysely, sql } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  // Few among many leads: they are compared with the file of erasures at every start.
  await schema
    .createIndex('enquiries_erased')
    .on('enquiries')
    .column('id')
    .where(sql.ref('erased_at'), 'is not', null)
    .execute()
  await schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute()
}
