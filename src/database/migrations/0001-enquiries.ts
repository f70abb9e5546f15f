import type { Kysely } from 'kysely'
import type { EngineTypes } from './types.ts'

export async function up({ schema }: Kysely<unknown>, types: EngineTypes): Promise<void> {
  const { moment, json, flag } = types
  const required = <T extends { notNull(): T }>(column: T) => column.notNull()

  await schema
    .createTable('enquiries')
    .addColumn('form_type', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('postcode', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('property_type', 'text', required)
    .addColumn('roof_type', 'text', required)
    .addColumn('roof_direction', 'text', required)
    .addColumn('roof_access', 'text', required)
    .addColumn('installation_urgency', 'text', required)
    .addColumn('battery_interest', 'text', required)
    .addColumn('business_type', 'text', required)
    .addColumn('facility_size', 'text', required)
    .addColumn('age_group', 'text', required)
    .addColumn('gender', 'text', required)
    .addColumn('homeowner', 'text', required)
    .addColumn('has_will', 'text', required)
    .addColumn('will_for', 'text', required)
    .addColumn('service', 'text', required)
    .addColumn('service_type', 'text', required)
    .addColumn('current_bill', 'text', required)
    .addColumn('consent', flag, required)
    .addColumn('reference_number', 'text', (column) => column.notNull().unique())
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', moment, required)
    .addColumn('form_slug', 'text', required)
    .addColumn('form_shown', json, required)
    .addColumn('answers', json, required)
    .addColumn('phone_e164', 'text', required)
    .addColumn('phone_doubtful', flag, required)
    .addColumn('page', 'text', required)
    .addColumn('source', json, required)
    .addColumn('submission', 'text')
    .addColumn('fingerprint', 'text', required)
    .addColumn('earlier_lead', 'text', (column) => column.references('enquiries.id'))
    .addColumn('consent_wording', 'text', required)
    .addColumn('consent_version', 'text', required)
    .execute()

  await schema
    .createIndex('enquiries_submission')
    .on('enquiries')
    .columns(['submission', 'id'])
    .execute()

  await schema
    .createTable('fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', required)
    .addColumn('reference_number', 'text', required)
    .addColumn('taken_at', moment, required)
    .execute()

  await schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute()
}
