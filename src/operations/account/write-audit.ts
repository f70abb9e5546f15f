import { v7 as uuidv7 } from 'uuid'
import { type DeskEvent, recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/** `by` is the id of the operator who acts. */
export type ActorDeps = Pick<World, 'database' | 'now' | 'afterWrite'> & { by: string }

/** Records what an operator did when no other row changes with it, such as signing in. */
export function writeAudit(event: DeskEvent, world: ActorDeps): Promise<void> {
  const id = uuidv7()
  return commit(world, (db) => recordDeskEvent(db, { id, ...event }, world))
}
