import { sql } from 'kysely'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import type { Db } from '../schema.ts'

/** Writes down that an installer accepted terms. 'unchanged' where it accepted this version before. */
export async function setTermsAccepted(
  db: Db,
  installer: string,
  { version, acceptedAt }: { version: string; acceptedAt: string },
): Promise<'changed' | 'unchanged' | 'unknown'> {
  const accepted = await db
    .updateTable('installers')
    .set({ terms_version: version, terms_accepted_at: acceptedAt, version: sql`version + 1` })
    .where('id', '=', installer)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('terms_version', 'is', null), eb('terms_version', '<>', version)]))
    .returning('id')
    .executeTakeFirst()
  if (accepted) return 'changed'
  const known = await db
    .selectFrom('installers')
    .select('id')
    .where('id', '=', installer)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return known ? 'unchanged' : 'unknown'
}

/** Pauses an installer until a day, or, without one, lets it take leads again from a new level. */
export async function setPausedUntil(
  db: Db,
  installer: string,
  {
    until,
    level,
  }: { until: string | undefined; level: { level: number; since: string } | undefined },
): Promise<void> {
  await db
    .updateTable('installers')
    .set({
      paused_until: until ?? null,
      version: sql`version + 1`,
      ...(level ? { level: level.level, level_since: level.since } : {}),
    })
    .where('id', '=', installer)
    .execute()
}

/** An installer becomes ready: what came before waits for an owner's word. */
export async function setOffersSince(db: Db, installer: string, at: string): Promise<void> {
  await db
    .updateTable('installers')
    .set({ offers_since: at, backlog_left_at: null })
    .where('id', '=', installer)
    .execute()
}

type StartFact = 'number_checked_at' | 'phone_answered_at' | 'rehearsed_at' | 'started_at'

/** What was checked of an installer before its first offer, and when; null where that holds no more. */
export async function setStartFact(
  db: Db,
  installer: string,
  fact: { [Name in StartFact]?: string | null },
): Promise<void> {
  await db.updateTable('installers').set(fact).where('id', '=', installer).execute()
}

/** Leads from before an installer was ready are offered to it too from now on. */
export async function clearOffersSince(db: Db, installer: string): Promise<void> {
  await db
    .updateTable('installers')
    .set({ offers_since: null, version: sql`version + 1` })
    .where('id', '=', installer)
    .execute()
}

/** Leads from before an installer was ready are left to the desk. */
export async function setBacklogLeft(db: Db, installer: string, at: string): Promise<void> {
  await db
    .updateTable('installers')
    .set({ backlog_left_at: at })
    .where('id', '=', installer)
    .execute()
}

/** Makes the links of an installer worthless that carry an earlier number. */
export async function raiseLinkNumber(db: Db, installer: string): Promise<void> {
  await db
    .updateTable('installers')
    .set({ link_number: sql`link_number + 1` })
    .where('id', '=', installer)
    .execute()
}

/** Installers that paused to a day that has come. */
export async function listPausesEnded(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('installers')
    .select('id')
    .where('closed_at', 'is', null)
    .where('paused_until', '<=', today)
    .execute()
  return rows.map(({ id }) => id)
}

/** The installers that a person with this email address works for, without closed ones. */
export function listInstallersByEmail(db: Db, email: string): Promise<string[]> {
  const wanted = email.toLowerCase()
  return listInstallersOf(db, (person) => person.email.toLowerCase() === wanted)
}

/** The same for people who match a condition. */
export async function listInstallersOf(
  db: Db,
  isTheirs: (person: Pick<InstallerPerson, 'email' | 'phone'>) => boolean,
): Promise<string[]> {
  const rows = await db
    .selectFrom('installers')
    .select(['id', 'people'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, people }) => {
    const all: InstallerPerson[] = JSON.parse(people)
    return all.some(isTheirs) ? [id] : []
  })
}

/** Where the offers of an installer are posted to, and by what they are signed; undefined where it has no webhook. */
export async function getInstallerWebhook(
  db: Db,
  installer: string,
): Promise<{ url: string; secret: string } | undefined> {
  const row = await db
    .selectFrom('installers')
    .select(['webhook', 'webhook_secret'])
    .where('id', '=', installer)
    .executeTakeFirst()
  return row?.webhook && row.webhook_secret
    ? { url: row.webhook, secret: row.webhook_secret }
    : undefined
}

export async function setWebhookSecret(
  db: Db,
  installer: string,
  secret: string | null,
): Promise<void> {
  await db
    .updateTable('installers')
    .set({ webhook_secret: secret })
    .where('id', '=', installer)
    .execute()
}

/** Closes an installer. False where it is closed already, or unknown. */
export async function setInstallerClosed(
  db: Db,
  installer: string,
  closedAt: string,
): Promise<boolean> {
  const changed = await db
    .updateTable('installers')
    .set({ closed_at: closedAt, version: sql`version + 1` })
    .where('id', '=', installer)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Reopens an installer, with its turns counted from a level. Returns false where it is open, or unknown. */
export async function setInstallerOpen(
  db: Db,
  installer: string,
  { level, since }: { level: number; since: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('installers')
    .set({ closed_at: null, level, level_since: since, version: sql`version + 1` })
    .where('id', '=', installer)
    .where('closed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Ends the time of an installer's open offers and prices. The offers worker passes their leads on. */
export async function endOpenOffers(db: Db, installer: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('offers')
    .set({ expires_at: at })
    .where('installer', '=', installer)
    .where('state', 'in', ['offered', 'priced'])
    .where('expires_at', '>', at)
    .execute()
}
