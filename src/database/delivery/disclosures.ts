import { sql } from 'kysely'
import { addressOf, type Channel, channels, stoppable } from '#domain/delivery/channel.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { acceptedStates } from '#domain/offer/offer.ts'
import type { Db, Schema } from '../schema.ts'

/** Writes down who has the details of a lead from now on: in the transaction that stores that they were sent. */
export async function insertDisclosure(
  db: Db,
  { id, lead, channel, endpoint }: Pick<Delivery, 'id' | 'channel' | 'endpoint'> & { lead: string },
  at: string,
): Promise<void> {
  const { holder } = channels[channel]
  if (!holder) return
  const receiver = holder.receiver ?? endpoint ?? ''
  await sql`
    insert into disclosures (id, lead, receiver_kind, receiver, at, consent_version, stopped_at)
    select ${id}, id, ${holder.kind}, ${receiver}, ${at}, consent_version, coalesce(withdrawn_at, erased_at)
    from enquiries where id = ${lead}
    on conflict do nothing`.execute(db)
}

/** Writes down that an installer has the details of a lead from now on: also one that had them, and was stopped. */
export async function discloseToInstaller(
  db: Db,
  { id, lead, installer, at }: { id: string; lead: string; installer: string; at: string },
): Promise<void> {
  await sql`
    insert into disclosures (id, lead, receiver_kind, receiver, at, consent_version)
    select ${id}, id, 'installer', ${installer}, ${at}, consent_version
    from enquiries where id = ${lead}
    on conflict (lead, receiver_kind, receiver) do update
    set at = excluded.at, consent_version = excluded.consent_version, stopped_at = null
    where disclosures.stopped_at is not null`.execute(db)
}

/** That an installer has, or had, the details of a lead. */
export function getInstallerDisclosure(
  db: Db,
  { lead, installer }: { lead: string; installer: string },
): Promise<{ stopped_at: string | null } | undefined> {
  return db
    .selectFrom('disclosures')
    .select('stopped_at')
    .where('lead', '=', lead)
    .where('receiver_kind', '=', 'installer')
    .where('receiver', '=', installer)
    .executeTakeFirst()
}

/** By which disclosure the installer of an accepted offer has a lead; undefined where it hasn't. */
export async function getHolderOf(
  db: Db,
  { lead, offer }: { lead: string; offer: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('disclosures', (join) =>
      join
        .onRef('disclosures.lead', '=', 'offers.lead')
        .onRef('disclosures.receiver', '=', 'offers.installer')
        .on('disclosures.receiver_kind', '=', 'installer'),
    )
    .select('disclosures.id')
    .where('offers.id', '=', offer)
    .where('offers.lead', '=', lead)
    .where('offers.state', 'in', acceptedStates)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Everybody who has or had the details of these leads, in the order in which they got them. */
export async function listDisclosures(db: Db, leads: readonly string[]) {
  const rows = await db
    .selectFrom('disclosures')
    .leftJoin('webhook_endpoints', (join) =>
      join
        .onRef('webhook_endpoints.id', '=', 'disclosures.receiver')
        .on('disclosures.receiver_kind', '=', 'webhook'),
    )
    .leftJoin('installers', (join) =>
      join
        .onRef('installers.id', '=', 'disclosures.receiver')
        .on('disclosures.receiver_kind', '=', 'installer'),
    )
    .select(['disclosures.id', 'lead', 'receiver_kind as kind', 'receiver', 'at as since'])
    .select(['consent_version as consentVersion', 'stopped_at as stoppedAt'])
    .select(['abn', 'company_number as companyNumber', 'legal_name as legalName'])
    .select(['label', 'url', 'trading_name'])
    .where('lead', 'in', leads)
    .orderBy('at')
    .orderBy('disclosures.id')
    .execute()
  return rows.map(({ label, url, trading_name, ...disclosure }) => ({
    ...disclosure,
    /** The name of an installer, or of an endpoint, or its host. Null for our own office and the hosted table. */
    name: trading_name || label || (url && URL.parse(url)?.host) || null,
  }))
}

/** Stops every receiver of a lead, or those of a kind. Returns which were stopped. */
export async function stopDisclosures(
  db: Db,
  lead: string,
  at: string,
  kind?: Schema['disclosures']['receiver_kind'],
): Promise<string[]> {
  const stopped = await db
    .updateTable('disclosures')
    .set({ stopped_at: at })
    .where('lead', '=', lead)
    .where('stopped_at', 'is', null)
    .$if(kind !== undefined, (qb) => qb.where('receiver_kind', '=', kind ?? 'letter'))
    .returning('id')
    .execute()
  return stopped.map(({ id }) => id)
}

/** They were stopped by mistake, which an operator undid within seconds. */
export async function restoreDisclosures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('disclosures').set({ stopped_at: null }).where('id', 'in', ids).execute()
}

/** The systems that were stopped: one by one, or all by withdrawing. */
export async function listStops(
  db: Db,
  lead: string,
): Promise<{ channel: Channel; endpoint: string | null; at: string }[]> {
  const rows = await db
    .selectFrom('disclosures')
    .select(['receiver_kind', 'receiver', 'stopped_at'])
    .where('lead', '=', lead)
    .where('stopped_at', 'is not', null)
    .execute()
  return rows
    .map((row) => ({ ...addressOf(row.receiver_kind, row.receiver), at: row.stopped_at ?? '' }))
    .filter(({ channel }) => channels[channel].recipient === 'system')
}

/** Stops one receiver of a lead. Undefined where the lead has no such receiver, or not any more. */
export async function stopDisclosure(
  db: Db,
  { id, lead, at }: { id: string; lead: string; at: string },
): Promise<{ channel: Channel; endpoint: string | null; installer: string | null } | undefined> {
  const stopped = await db
    .updateTable('disclosures')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('lead', '=', lead)
    .where('receiver_kind', 'in', stoppable)
    .where('stopped_at', 'is', null)
    .returning(['receiver_kind as kind', 'receiver'])
    .executeTakeFirst()
  if (!stopped) return undefined
  const { kind, receiver } = stopped
  if (kind === 'installer')
    return { channel: 'installer-letter', endpoint: null, installer: receiver }
  return { ...addressOf(kind, receiver), installer: null }
}
