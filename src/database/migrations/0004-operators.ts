import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

/** Tables as better-auth wants them, in our names (decision 0012), and the tries at signing in. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment } = types
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()
  const { schema } = db

  await schema
    .createTable('operators')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', required)
    .addColumn('image', 'text')
    .addColumn('created_at', moment, required)
    .addColumn('updated_at', moment, required)
    .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('role', 'text', required)
    .addColumn('closed_at', moment)
    .execute()

  const ofOperator = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('operators.id').onDelete('cascade'),
      )

  await ofOperator('operator_sessions')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', moment, required)
    .addColumn('created_at', moment, required)
    .addColumn('updated_at', moment, required)
    .addColumn('second_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute()

  await ofOperator('operator_accounts')
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', moment)
    .addColumn('refresh_token_expires_at', moment)
    .addColumn('scope', 'text')
    .addColumn('created_at', moment, required)
    .addColumn('updated_at', moment, required)
    .execute()

  await ofOperator('operator_second_factors')
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('verified', 'integer', required)
    .addColumn('failed_verification_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', moment)
    .execute()

  for (const table of ['operator_sessions', 'operator_accounts', 'operator_second_factors'])
    await schema.createIndex(`${table}_of`).on(table).column('user_id').execute()

  await schema
    .createTable('operator_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', moment, required)
    .addColumn('created_at', moment, required)
    .addColumn('updated_at', moment, required)
    .execute()
  await schema
    .createIndex('operator_verifications_identifier')
    .on('operator_verifications')
    .column('identifier')
    .execute()

  await schema
    .createTable('sign_in_tries')
    .addColumn('who', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', required)
    .addColumn('latest', moment, required)
    .execute()
}
