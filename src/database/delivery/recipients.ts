import type { Audience } from '#domain/delivery/delivery.ts'
import { listAddresses } from '../account/operators.ts'
import type { Db } from '../schema.ts'
import { deleteSetting, getSetting, saveSetting } from '../settings.ts'

const name = 'LETTER_RECIPIENTS'

/** Who gets letters about leads, and who says so. Owners are those who have an account now. */
export type Recipients = {
  from: 'settings' | 'environment' | 'owners'
  recipients: string[]
}

/** Those that Settings names, else those that the environment does, else the owners. */
export async function getRecipients(db: Db, usual: string[]): Promise<Recipients> {
  const chosen = await getSetting(db, name)
  if (chosen !== undefined) return { from: 'settings', recipients: JSON.parse(chosen) }
  if (usual.length > 0) return { from: 'environment', recipients: usual }
  return { from: 'owners', recipients: await listAddresses(db, 'owners') }
}

/** Without any, letters go to the usual recipients again. */
export async function saveRecipients(db: Db, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) await deleteSetting(db, name)
  else await saveSetting(db, name, JSON.stringify(recipients))
}

/** The addresses of an audience. If it is empty, those who get letters about leads. */
export async function listAudience(db: Db, audience: Audience, usual: string[]): Promise<string[]> {
  const addresses = audience === 'office' ? [] : await listAddresses(db, audience)
  return addresses.length > 0 ? addresses : (await getRecipients(db, usual)).recipients
}

const weeklySetting = 'WEEKLY_LETTER'

/** Whether owners get the weekly letter. It is off until an owner asks for it. */
export async function hasWeeklyLetter(db: Db): Promise<boolean> {
  return (await getSetting(db, weeklySetting)) !== undefined
}

export async function saveWeeklyLetter(db: Db, on: boolean): Promise<void> {
  await (on ? saveSetting(db, weeklySetting, 'on') : deleteSetting(db, weeklySetting))
}
