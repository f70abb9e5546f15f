import type { Queries } from './schema.ts'

export type PersonsLead = Awaited<ReturnType<typeof leadsOfPerson>>[number]

/** A lead and all others with the same e-mail address or phone number, oldest first; none if there is no such lead. */
export async function leadsOfPerson(queries: Queries, id: string) {
  const person = await queries
    .selectFrom('enquiries')
    .select(['id', 'email_key', 'phone_e164'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) return []
  const keys = (['email_key', 'phone_e164'] as const).filter((column) => person[column])
  return queries
    .selectFrom('enquiries')
    .select(['id', 'reference_number', 'created_at', 'erased_at'])
    .select(['email', 'phone', 'message', 'consent_wording', 'consent_version'])
    .select(['email_key', 'phone_e164', 'name_key', 'family_key', 'first_name', 'last_name'])
    .where((lead) =>
      lead.or([
        lead('id', '=', id),
        ...keys.map((column) =>
          lead.and([lead(column, '=', person[column]), lead('erased_at', 'is', null)]),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** The e-mail addresses of leads, as duplicates are known by. */
export async function emailKeysOf(queries: Queries, leads: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('enquiries')
    .select('email_key')
    .distinct()
    .where('id', 'in', leads)
    .where('email_key', '<>', '')
    .execute()
  return rows.map(({ email_key }) => email_key)
}
