import { v7 as uuidv7 } from 'uuid'
import { deletePasswordLinks } from '#database/account/operators.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

/** Called once an operator has set a password: links sent before stop working, and the operator is notified by letter. */
export function recordNewPassword(
  kind: 'invitation accepted' | 'password set by letter' | 'password changed',
  world: ActorDeps,
): Promise<void> {
  const id = uuidv7()
  return commit(world, async (trx) => {
    await deletePasswordLinks(trx, world.by)
    await recordDeskEvent(trx, { kind, id }, world)
  })
}
