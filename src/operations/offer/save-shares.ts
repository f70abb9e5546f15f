import { getInstaller } from '#database/installer/installers.ts'
import { changedFields, formatInstaller } from '#domain/installer/draft.ts'
import type { ShareChange } from '#domain/offer/replay.ts'
import { type Result, reject } from '#domain/result.ts'
import { noSuchInstaller } from '../installer/act-on-installer.ts'
import { recordInstallerChange, replaceInstaller } from '../installer/save-installer.ts'
import { commit, type World } from '../world.ts'

/** A change of an installer's weight and caps as an owner saw it before. */
type SharesToSave = ShareChange & { version: number }

type SavedShares = Result<{ installers: { id: string; version: number }[] }, 'unknown' | 'changed'>

class NotSaved extends Error {
  readonly result: Extract<SavedShares, { ok: false }>

  constructor(result: Extract<SavedShares, { ok: false }>) {
    super(result.message)
    this.result = result
  }
}

/** Changes the weights and caps of several installers: all of them, or none where one was changed meanwhile. */
export async function saveShares(
  changes: readonly SharesToSave[],
  world: World & { by: string },
): Promise<SavedShares> {
  try {
    return await commit(world, async (db): Promise<SavedShares> => {
      const installers: { id: string; version: number }[] = []
      for (const { installer: id, version, weight, caps } of changes) {
        const before = await getInstaller(db, id)
        if (!before) throw new NotSaved(noSuchInstaller)
        const installer = { ...before, weight, caps }
        // No pause ends here, so no installer's level is reset.
        const replaced = await replaceInstaller(
          db,
          { id, version, installer },
          { at: world.now(), level: () => before.level, timeZone: world.calling.timeZone },
        )
        if (!replaced.ok)
          throw new NotSaved(
            reject('changed', `${before.tradingName} was changed meanwhile. Nothing was saved.`),
          )
        const changed = changedFields(formatInstaller(before), formatInstaller(installer))
        await recordInstallerChange(db, { id, changed }, world)
        installers.push({ id, version: replaced.version })
      }
      return { ok: true, installers }
    })
  } catch (error) {
    // Thrown, so that what the transaction changed before is undone.
    if (error instanceof NotSaved) return error.result
    throw error
  }
}
