import { randomBytes } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { getOrCreateSetting } from '#database/settings.ts'
import { generateClientKey } from './new-client-key.ts'

export type Secrets = {
  /** Signs withdrawal links and stands behind every keyed hash. */
  secret: string
  /** With it anybody may insert leads, and only that. */
  publicClientKey: string
  /** Whether this very start made the key. */
  publicClientKeyIsNew: boolean
}

/** What the environment gives, else what was made at the first start and has been kept since. */
export async function loadSecrets(
  given: { secret?: string | undefined; publicClientKey?: string | undefined },
  { db }: Database,
): Promise<Secrets> {
  const secret =
    given.secret ?? (await getOrCreateSetting(db, 'APP_SECRET', randomBytes(32).toString('hex')))
  if (given.publicClientKey)
    return { secret, publicClientKey: given.publicClientKey, publicClientKeyIsNew: false }
  const proposed = generateClientKey()
  const publicClientKey = await getOrCreateSetting(db, 'PUBLIC_CLIENT_KEY', proposed)
  return { secret, publicClientKey, publicClientKeyIsNew: publicClientKey === proposed }
}
