import { seeksInstaller } from '#domain/lead/caller.ts'
import type { Db } from './schema.ts'

type LeadToOffer = Parameters<typeof seeksInstaller>[0] & { id: string }

/** Whether an installer that accepts the lead would call. */
export async function isInstallerSought(db: Db, row: LeadToOffer): Promise<boolean> {
  const offer = await db
    .selectFrom('offers')
    .select('id')
    .where('lead', '=', row.id)
    .where('state', '=', 'offered')
    .limit(1)
    .executeTakeFirst()
  return seeksInstaller(row, {
    isAsked: offer !== undefined,
    hasInstallers: await hasInstallers(db),
  })
}

/** Whether there is an installer at all that leads could be offered to. */
export async function hasInstallers(db: Db): Promise<boolean> {
  const installer = await db
    .selectFrom('installers')
    .select('id')
    .where('closed_at', 'is', null)
    .where('terms_accepted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return installer !== undefined
}
