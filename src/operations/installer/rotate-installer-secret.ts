import { setWebhookSecret } from '#database/installer/installer-webhook.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { generateEndpointSecret } from '../delivery/rotate-endpoint-secret.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchInstaller } from './close-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Signs offers to an installer's webhook with a new secret, at once. It is returned once and never shown again. */
export function rotateInstallerSecret(
  id: string,
  deps: ActorDeps,
): Promise<Result<{ secret: string }, 'unknown' | 'refused'>> {
  return withRetry(() =>
    deps.database.db
      .transaction()
      .execute(async (trx): Promise<Result<{ secret: string }, 'unknown' | 'refused'>> => {
        const installer = await getInstaller(trx, id)
        if (!installer) return noSuchInstaller
        if (!installer.webhook) return reject('refused', 'This installer has no webhook.')
        const secret = generateEndpointSecret()
        await setWebhookSecret(trx, id, secret)
        const event = { kind: 'installer secret changed', detail: { installer: id } } as const
        await recordInstaller(trx, event, deps)
        return { ok: true, secret }
      }),
  )
}
