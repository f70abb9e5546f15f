import { listMerged, listSeparate } from './merged-leads.ts'
import type { Db } from './schema.ts'

/** What an erasure needs to know of a lead. */
export const personsLeadColumns = [
  ...(['id', 'reference_number', 'created_at', 'erased_at'] as const),
  ...(['email', 'phone', 'message', 'consent_wording', 'consent_version'] as const),
  ...(['email_key', 'phone_e164', 'name_key', 'family_key', 'first_name', 'last_name'] as const),
]

export type PersonsLead = Awaited<ReturnType<typeof listLeadsOfPerson>>[number]

/**
 * A lead and all others with the same email address or phone number, oldest first: but those that are known to be somebody else's, and
 * with all that were merged with it. Empty when it does not exist.
 */
export async function listLeadsOfPerson(db: Db, id: string) {
  const person = await db
    .selectFrom('enquiries')
    .select(['id', 'email_key', 'phone_e164'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) return []
  const merged = (await listMerged(db, id)).map((one) => one.id)
  const separate = (await listSeparate(db, merged))
    .flatMap(({ lead, other }) => [lead, other])
    .filter((one) => !merged.includes(one))
  const keys = (['email_key', 'phone_e164'] as const).filter((column) => person[column])
  return db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where((eb) =>
      eb.or([
        eb('id', 'in', [id, ...merged]),
        ...keys.map((column) =>
          eb.and([
            eb(column, '=', person[column]),
            eb('erased_at', 'is', null),
            ...(separate.length > 0 ? [eb('id', 'not in', separate)] : []),
          ]),
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
