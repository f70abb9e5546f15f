import { v7 as uuidv7 } from 'uuid'
import type { StoredConsent } from '#domain/lead/stored-lead.ts'
import { type ChannelBox, channelOfBox } from '#domain/privacy/channel-consent.ts'
import type { Db } from '../schema.ts'

/** A visitor's consents by channel, as rows: from the enquiry itself, or changed on their own page. */
export function toConsentRows(lead: string, consents: readonly StoredConsent[]) {
  return consents.map(({ channels, ...consent }) => ({
    id: uuidv7(),
    lead,
    offer: null,
    ...consent,
    channels: JSON.stringify(channels),
    ended_at: null,
  }))
}

export async function insertConsents(
  db: Db,
  lead: string,
  consents: readonly StoredConsent[],
): Promise<void> {
  if (consents.length > 0)
    await db.insertInto('consents').values(toConsentRows(lead, consents)).execute()
}

/** What was agreed to by these boxes holds no longer: it was taken back, or was of another number. */
export async function endBoxes(
  db: Db,
  { lead, boxes, at }: { lead: string; boxes: readonly ChannelBox[]; at: string },
): Promise<void> {
  if (boxes.length === 0) return
  const channels = boxes.map((box) => JSON.stringify([channelOfBox[box]]))
  await db
    .updateTable('consents')
    .set({ ended_at: at })
    .where('lead', '=', lead)
    .where('offer', 'is', null)
    .where('channels', 'in', channels)
    .where('ended_at', 'is', null)
    .execute()
}

/** They were ended at a moment by what an operator undid within seconds. */
export async function restoreBoxes(db: Db, lead: string, at: string): Promise<void> {
  await db
    .updateTable('consents')
    .set({ ended_at: null })
    .where('lead', '=', lead)
    .where('offer', 'is', null)
    .where('ended_at', '=', at)
    .execute()
}

/**
 * Whether they ever agreed to calls about a lead, and whether it ended because the number was corrected: what they agreed to was another's then.
 * Undefined where they never did.
 */
export async function getEndedCalls(
  db: Db,
  lead: string,
): Promise<{ isOfOtherNumber: boolean } | undefined> {
  const row = await db
    .selectFrom('consents')
    .leftJoin('corrections', (join) =>
      join
        .onRef('corrections.lead', '=', 'consents.lead')
        .onRef('corrections.at', '=', 'consents.ended_at')
        .on('corrections.field', '=', 'phone'),
    )
    .select('corrections.id as correction')
    .where('consents.lead', '=', lead)
    .where('consents.offer', 'is', null)
    .where('consents.channels', '=', JSON.stringify([channelOfBox.calls]))
    .orderBy('consents.at', 'desc')
    .orderBy('consents.id', 'desc')
    .executeTakeFirst()
  return row && { isOfOtherNumber: row.correction !== null }
}
