import type { Db } from './schema.ts'
import { readSetting, saveSetting } from './settings.ts'

const name = 'LETTER_RECIPIENTS'

/** Who gets letters about leads; nothing where nobody has said so yet. */
export async function readRecipients(db: Db): Promise<string[] | undefined> {
  const kept = await readSetting(db, name)
  return kept === undefined ? undefined : (JSON.parse(kept) as string[])
}

export async function saveRecipients(db: Db, recipients: readonly string[]): Promise<void> {
  await saveSetting(db, name, JSON.stringify(recipients))
}
