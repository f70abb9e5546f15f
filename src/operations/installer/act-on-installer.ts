import {
  getInstaller,
  lockInstaller,
  type StoredInstaller,
} from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'

export const noSuchInstaller = reject('unknown', 'There is no such installer.')

/** Does something to an installer that nobody else changes meanwhile. */
export function actOnInstaller<Done>(
  id: string,
  world: Pick<World, 'database' | 'onDue'>,
  act: (db: Db, installer: StoredInstaller) => Promise<Done>,
): Promise<Done | Rejection<'unknown'>> {
  return commit(world, async (db) => {
    await lockInstaller(db, id)
    const installer = await getInstaller(db, id)
    return installer ? act(db, installer) : noSuchInstaller
  })
}
