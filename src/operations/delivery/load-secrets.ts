import { randomBytes } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { getOrCreateSetting } from '#database/settings.ts'
import { generateClientKey } from '../account/client-keys.ts'

export type Secrets = {
  /** Signs withdrawal links and keys every `keyedHash`. */
  secret: string
  /** Lets anybody insert leads, and nothing else. */
  publicClientKey: string
  /** Whether the key was created by this start. */
  publicClientKeyIsNew: boolean
}

/** Secrets from the environment, or else those that were generated and stored at the first start. */
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
