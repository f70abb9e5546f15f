import type { Kysely } from 'kysely'

/** Consent by channel: which wording of calls and texts holds for a lead, if any, and on which page each consent was given. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['consent_calls', 'consent_texts'])
    await schema.alterTable('enquiries').addColumn(name, 'text').execute()
  await schema.alterTable('consents').addColumn('page', 'text').execute()
}
