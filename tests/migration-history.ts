import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type EngineTypes, typesOf } from '#database/migrations/types.ts'
import type { Database, Engine } from '#database/open.ts'

/** Makes the tables as the first migrations made them in November 2026. */
export async function runHistory({ engine, db }: Database, count: number): Promise<void> {
  const [, ...migrations] = readFileSync(`tests/migrations/${engine}.sql`, 'utf8').split(
    /^-- (?=0)/m,
  )
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  )
  for (const [index, migration] of migrations.slice(0, count).entries()) {
    const [name = '', ...statements] = migration.trim().split('\n')
    for (const statement of statements) await sql.raw(statement).execute(db)
    await plantMigration({ db }, name, new Date(2026, 10, 21, 0, 0, index))
  }
}

type Migration = { up: (db: Kysely<unknown>, types: EngineTypes) => Promise<void> }

/** Runs some of our migrations, so that rows can be there before the next ones. */
export async function runMigrations(
  { engine, db }: Database,
  isRun: (name: string) => boolean,
): Promise<void> {
  const files = globSync('src/database/migrations/0*.ts').filter((file) => isRun(basename(file)))
  for (const file of files.toSorted()) {
    const { up }: Migration = await import(resolve(file))
    await db
      .transaction()
      .execute((trx) => up(joined(trx as unknown as Kysely<unknown>), typesOf(engine)))
  }
}

/** Migrations that open a transaction of their own are in one already. */
function joined(trx: Kysely<unknown>): Kysely<unknown> {
  const transaction = () => ({ execute: (work: (db: Kysely<unknown>) => unknown) => work(trx) })
  return Object.assign(trx, { transaction })
}

export async function plantMigration(
  { db }: Pick<Database, 'db'>,
  name: string,
  at = new Date(Date.now() + 1000),
) {
  await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${at.toISOString()})`.execute(db)
}

const textColumns =
  'form_type first_name last_name email phone postcode message property_type roof_type roof_direction roof_access installation_urgency battery_interest business_type facility_size age_group gender homeowner has_will will_for service service_type current_bill form_slug phone_e164 page fingerprint consent_wording consent_version email_key'

/** A lead as the first two migrations had it. */
export async function insertLeadThen({ db, engine }: Database, changes: Record<string, string>) {
  const yes = engine === 'postgres' ? 'true' : '1'
  const row = {
    ...Object.fromEntries(textColumns.split(' ').map((column) => [column, ''])),
    first_name: 'Alex',
    last_name: 'Nguyen',
    email: 'Alex@Example.com',
    postcode: '3011',
    consent: yes,
    phone_doubtful: yes,
    reference_number: `WW-${changes.id}`,
    created_at: '2026-11-20T09:00:00.000Z',
    form_shown: '{}',
    answers: '{}',
    source: '{"last":{"page":"/"}}',
    came_by: 'site',
    ...changes,
  }
  await sql`insert into enquiries (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(db)
}

const catalogs: Record<Engine, string> = {
  sqlite: `
    select type || ' ' || name as name, sql as definition from sqlite_schema where name not like 'kysely%'
    union all select 'spread of ' || coalesce(idx, tbl), stat from sqlite_stat1
    order by 1`,
  postgres: `
    select 'column ' || relname || '.' || attname as name,
      concat_ws(' ', attnum, format_type(atttypid, atttypmod), collname, attnotnull, attstattarget,
        pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_collation on pg_collation.oid = attcollation
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and relname not like 'kysely%'
    union all select 'index ' || indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename not like 'kysely%'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1`,
}

/** Everything the engine knows of our tables, as it says it itself. */
export async function schemaOf({ db, engine }: Database): Promise<Record<string, string>> {
  const { rows } = await sql.raw<{ name: string; definition: string }>(catalogs[engine]).execute(db)
  if (rows.length <= 50) throw new Error('The catalog of the database was not read')
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
}
