import type { ContactChannel } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'

/** What a visitor agreed to after their enquiry, in the words they read: to an offer, or that no one may call before a yes. */
type NewConsent = {
  id: string
  lead: string
  offer: string | null
  wording: string
  version: string
  channels: readonly ContactChannel[]
  at: string
}

export async function insertConsent(db: Db, { channels, ...consent }: NewConsent): Promise<void> {
  await db
    .insertInto('consents')
    .values({ ...consent, channels: JSON.stringify(channels), ended_at: null, page: null })
    .execute()
}

/** What the visitors of these leads agreed to after their enquiries, the earliest first. */
export async function listConsents(db: Db, leads: readonly string[]) {
  const rows = await db
    .selectFrom('consents')
    .select(['id', 'lead', 'offer', 'wording', 'version', 'channels', 'at', 'page'])
    .select('ended_at as endedAt')
    .where('lead', 'in', leads)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ channels, ...consent }) => ({
    ...consent,
    channels: JSON.parse(channels) as ContactChannel[],
  }))
}

/** By which ways the visitor lets an installer speak with them; undefined where it has no yes of theirs that holds. */
export async function getYes(
  db: Db,
  offer: string,
): Promise<{ channels: ContactChannel[]; at: string; wording: string } | undefined> {
  const row = await db
    .selectFrom('consents')
    .select(['channels', 'at', 'wording'])
    .where('offer', '=', offer)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, channels: JSON.parse(row.channels) }
}

/** Whether an installer may speak with the visitor by their yes. */
export async function hasYes(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('lead', '=', lead)
    .where('offer', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the yes to an offer. */
export async function endConsent(
  db: Db,
  { offer, at }: { offer: string; at: string },
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ ended_at: at })
    .where('offer', '=', offer)
    .where('ended_at', 'is', null)
    .execute()
}

/** It was ended by what an operator undid within seconds. */
export async function restoreConsent(db: Db, offer: string): Promise<void> {
  await db.updateTable('consents').set({ ended_at: null }).where('offer', '=', offer).execute()
}

/** They want to be called after all: the agreement that no one may call before a yes ends. */
export async function endPricesFirst(db: Db, lead: string, at: string): Promise<void> {
  await db
    .updateTable('consents')
    .set({ ended_at: at })
    .where('lead', '=', lead)
    .where('offer', 'is', null)
    // Those by channel name one.
    .where('channels', '=', '[]')
    .where('ended_at', 'is', null)
    .execute()
}
