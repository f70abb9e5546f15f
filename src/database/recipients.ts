import type { Db } from './schema.ts'
import { getSetting, saveSetting } from './settings.ts'

const name = 'LETTER_RECIPIENTS'

/** Who gets letters about leads; undefined when it was never set. */
export async function getRecipients(db: Db): Promise<string[] | undefined> {
  const value = await getSetting(db, name)
  return value === undefined ? undefined : (JSON.parse(value) as string[])
}

export async function saveRecipients(db: Db, recipients: readonly string[]): Promise<void> {
  await saveSetting(db, name, JSON.stringify(recipients))
}
