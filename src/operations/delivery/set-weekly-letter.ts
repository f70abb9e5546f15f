import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { saveWeeklyLetter } from '#database/delivery/weekly-letter.ts'
import type { Result } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { commit } from '../world.ts'

/** Switches the weekly letter to owners on or off. One that is owed and not sent yet is not sent any more. */
export async function setWeeklyLetter(
  on: boolean,
  world: ActorDeps,
): Promise<Result<{ on: boolean }, never>> {
  await commit(world, async (trx) => {
    await saveWeeklyLetter(trx, on)
    await recordAudit(trx, {
      id: uuidv7(),
      at: world.now().toISOString(),
      operator: world.by,
      kind: 'weekly letter changed',
      detail: { on },
    })
  })
  return { ok: true, on }
}
