import { sql } from 'kysely'
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

/** The installers that somebody with this email address works for, without those that are closed. */
export async function listInstallersByEmail(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('installers')
    .select(['id', 'people'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  const wanted = email.toLowerCase()
  return rows.flatMap(({ id, people }) => {
    const all: { email: string }[] = JSON.parse(people)
    return all.some((person) => person.email.toLowerCase() === wanted) ? [id] : []
  })
}
