import type { Queries } from './schema.ts'
import { readSetting, saveSetting } from './settings.ts'

const name = 'LETTER_RECIPIENTS'

/** Who gets letters about leads; nothing where nobody has said so yet. */
export async function readRecipients(queries: Queries): Promise<string[] | undefined> {
  const kept = await readSetting(queries, name)
  return kept === undefined ? undefined : (JSON.parse(kept) as string[])
}

export async function saveRecipients(
  queries: Queries,
  recipients: readonly string[],
): Promise<void> {
  await saveSetting(queries, name, JSON.stringify(recipients))
}
