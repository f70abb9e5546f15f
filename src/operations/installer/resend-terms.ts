import { v7 as uuidv7 } from 'uuid'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { type Result, reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { recordInstaller } from './save-installer.ts'

/** Owes an installer the letter with the link to our terms once more. */
export function resendTerms(
  id: string,
  world: World & { by: string },
): Promise<Result<object, 'unknown' | 'refused'>> {
  const now = world.now()
  return actOnInstaller(id, world, async (db, { closedAt }) => {
    if (closedAt) return reject('refused', 'This installer is closed. Open it again first.')
    await oweInstaller(db, { installer: id, event: 'installer.terms', key: uuidv7(), now })
    const detail = { installer: id }
    await recordInstaller(db, { kind: 'installer terms sent again', detail }, world)
    return { ok: true }
  })
}
