import type { Db } from './schema.ts'

export type PersonsLead = Awaited<ReturnType<typeof listLeadsOfPerson>>[number]

/** A lead and all others with the same email address or phone number, oldest first. Empty when it does not exist. */
export async function listLeadsOfPerson(db: Db, id: string) {
  const person = await db
    .selectFrom('enquiries')
    .select(['id', 'email_key', 'phone_e164'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) return []
  const keys = (['email_key', 'phone_e164'] as const).filter((column) => person[column])
  return db
    .selectFrom('enquiries')
    .select(['id', 'reference_number', 'created_at', 'erased_at'])
    .select(['email', 'phone', 'message', 'consent_wording', 'consent_version'])
    .select(['email_key', 'phone_e164', 'name_key', 'family_key', 'first_name', 'last_name'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        ...keys.map((column) =>
          eb.and([eb(column, '=', person[column]), eb('erased_at', 'is', null)]),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** The normalised email addresses of leads. */
export async function listEmailKeys(db: Db, leads: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('email_key')
    .distinct()
    .where('id', 'in', leads)
    .where('email_key', '<>', '')
    .execute()
  return rows.map(({ email_key }) => email_key)
}
