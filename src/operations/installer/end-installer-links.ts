import { raiseLinkNumber } from '#database/installer/installer-acts.ts'
import type { Result } from '#domain/result.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Makes every link worthless that an installer has been sent, by whomever it was read since. The next letters have new ones. */
export function endInstallerLinks(
  id: string,
  world: World & { by: string },
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(id, world, async (db) => {
    await raiseLinkNumber(db, id)
    await recordInstaller(db, { kind: 'installer links ended', detail: { installer: id } }, world)
    return { ok: true }
  })
}
