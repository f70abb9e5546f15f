import { v7 as uuidv7 } from 'uuid'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchInstaller } from './close-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Owes an installer the letter with the link to our terms once more. */
export async function resendTerms(
  id: string,
  deps: ActorDeps & { onDue?: () => void },
): Promise<Result<object, 'unknown' | 'refused'>> {
  const now = deps.now()
  const sent = await withRetry(() =>
    deps.database.db
      .transaction()
      .execute(async (trx): Promise<Result<object, 'unknown' | 'refused'>> => {
        const installer = await getInstaller(trx, id)
        if (!installer) return noSuchInstaller
        if (installer.closedAt)
          return reject('refused', 'This installer is closed. Open it again first.')
        await oweInstaller(trx, { installer: id, event: 'installer.terms', key: uuidv7(), now })
        const event = { kind: 'installer terms sent again', detail: { installer: id } } as const
        await recordInstaller(trx, event, deps)
        return { ok: true }
      }),
  )
  if (sent.ok) deps.onDue?.()
  return sent
}
