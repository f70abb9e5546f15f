import { raiseLinkNumber } from '#database/installer-acts.ts'
import { getInstaller } from '#database/installers.ts'
import type { Result } from '#domain/result.ts'
import { noSuchInstaller } from './close-installer.ts'
import { recordInstaller } from './save-installer.ts'
import { withRetry } from './with-retry.ts'
import type { ActorDeps } from './write-audit.ts'

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
