import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Installers of a country without ABNs: a company's number or a sole trader's address, and when an operator checked what. */
export async function up(db: Kysely<unknown>, { engine }: EngineTypes): Promise<void> {
  if (engine === 'sqlite') await loosenAbn(db)
  else await sql`alter table installers alter column abn drop not null`.execute(db)
  const columns = ['company_number', 'legal_name', 'address', 'vat_number', 'consumer_code']
  for (const name of [...columns, 'code_checked_on'])
    await db.schema.alterTable('installers').addColumn(name, 'text').execute()
  await db.schema.alterTable('accreditations').addColumn('checked_on', 'text').execute()
  await db.schema
    .createIndex('installers_company_number')
    .unique()
    .on('installers')
    .column('company_number')
    .execute()
}

/**
 * SQLite can't loosen a column, so the table is made again. Its rows are away for that long, so references to them are checked at the
 * end of the transaction.
 */
async function loosenAbn(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema
    where type = 'table' and name = 'installers'`.execute(db)
  const required = '"abn" text not null unique'
  const definition = rows[0]?.sql ?? ''
  if (!definition.includes(required)) throw new Error('installers is not the table it was')
  await sql`pragma defer_foreign_keys = on`.execute(db)
  await sql`create table former_installers as select * from installers`.execute(db)
  await sql`drop table installers`.execute(db)
  await sql.raw(definition.replace(required, '"abn" text unique')).execute(db)
  await sql`insert into installers select * from former_installers`.execute(db)
  await sql`drop table former_installers`.execute(db)
}
