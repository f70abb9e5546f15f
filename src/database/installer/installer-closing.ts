import { sql } from 'kysely'
import type { Db } from '../schema.ts'

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

/** Opens an installer again, whose turns count anew from a level. False where it is open, or unknown. */
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

/** Ends the time of an installer's open offers. Whoever looks after offers passes their leads on. */
export async function endOpenOffers(db: Db, installer: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('offers')
    .set({ expires_at: at })
    .where('installer', '=', installer)
    .where('state', '=', 'offered')
    .where('expires_at', '>', at)
    .execute()
}
