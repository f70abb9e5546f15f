import type { Db } from '../schema.ts'

/** The latest change to a lead, for telling another operator who made it. */
export function getLatestChange(db: Db, lead: string) {
  return (
    db
      .selectFrom('audit')
      .select(['at', 'operator', 'kind'])
      .where('lead', '=', lead)
      .where('kind', 'not in', ['person.given', 'lead.offered', 'lead.offer-expired'])
      .where('kind', 'not in', ['lead.offer-declined', 'lead.not-offered'])
      // A note at the desk changes nothing that others could overwrite. What visitors do does.
      .where((entry) =>
        entry.or([
          entry('operator', 'is', null),
          entry('kind', 'not in', ['lead.noted', 'lead.sent-again']),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
