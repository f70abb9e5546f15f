import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** When operators are away, whether they want letters about leads they are given, and which leads rules have been applied to. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await change(db, types)
  else await db.transaction().execute((trx) => change(trx, types))
}

async function change(db: Kysely<unknown>, { engine, moment, json }: EngineTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('absences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull().references('operators.id'))
    .addColumn('from_at', moment, (column) => column.notNull())
    .addColumn('until_at', moment)
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    // The flags of operators are 0 or 1 on both engines, and so is this one.
    .addColumn('gives_back', 'integer', (column) => column.notNull())
    .addColumn('begun_at', moment)
    .addColumn('given_back', json)
    .execute()
  await schema
    .createIndex('absences_operator')
    .on('absences')
    .columns(['operator', 'from_at'])
    .execute()

  const operators = () => schema.alterTable('operators')
  await operators()
    .addColumn('notify_by_email', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await operators().addColumn('leads_seen_at', moment).execute()

  await schema.alterTable('enquiries').addColumn('assignment_decided_at', moment).execute()
  await schema
    .createIndex('enquiries_to_assign')
    .on('enquiries')
    .column('created_at')
    .where(sql.ref('assignment_decided_at'), 'is', null)
    .where(sql.ref('owner'), 'is', null)
    .execute()
  if (engine === 'sqlite')
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      values ('enquiries', 'enquiries_to_assign', '60000 1')`.execute(db)
}
