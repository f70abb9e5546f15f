import { setWebhookSecret } from '#database/installer/installer-webhook.ts'
import { type Result, reject } from '#domain/result.ts'
import { generateEndpointSecret } from '../delivery/rotate-endpoint-secret.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Signs offers to an installer's webhook with a new secret, at once. It is returned once and never shown again. */
export function rotateInstallerSecret(
  id: string,
  world: World & { by: string },
): Promise<Result<{ secret: string }, 'unknown' | 'refused'>> {
  return actOnInstaller(id, world, async (db, { webhook }) => {
    if (!webhook) return reject('refused', 'This installer has no webhook.')
    const secret = generateEndpointSecret()
    await setWebhookSecret(db, id, secret)
    await recordInstaller(
      db,
      { kind: 'installer secret changed', detail: { installer: id } },
      world,
    )
    return { ok: true, secret }
  })
}
