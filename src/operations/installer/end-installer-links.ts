import { raiseLinkNumber } from '#database/installer/installer-acts.ts'
import { getInstaller } from '#database/installer/installers.ts'
import type { Result } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'
import { noSuchInstaller } from './close-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Makes every link worthless that an installer has been sent, by whomever it was read since. The next letters have new ones. */
export function endInstallerLinks(id: string, deps: ActorDeps): Promise<Result<object, 'unknown'>> {
  return withRetry(() =>
    deps.database.db.transaction().execute(async (trx): Promise<Result<object, 'unknown'>> => {
      if (!(await getInstaller(trx, id))) return noSuchInstaller
      await raiseLinkNumber(trx, id)
      const event = { kind: 'installer links ended', detail: { installer: id } } as const
      await recordInstaller(trx, event, deps)
      return { ok: true }
    }),
  )
}
