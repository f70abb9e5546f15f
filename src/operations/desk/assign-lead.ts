import { v7 as uuidv7 } from 'uuid'
import { leadStandingOf } from '#database/desk/lead-row.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import { leadCan } from '#domain/lead/state.ts'
import { commit } from '../world.ts'
import { applyChange } from './apply-change.ts'
import { type ChangeLeadResult, type DeskWorld, lockAsSeen, type Operator } from './change-lead.ts'

/** Assigns a lead to an operator, or removes its owner. Fails if the lead changed since the operator loaded it. */
export function assignLead(
  { to, ...asSeen }: { lead: string; version: number; to: string | null },
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  const now = world.now()
  return commit(world, async (db) => {
    const seen = await lockAsSeen(db, asSeen)
    if (!seen.ok) return seen
    const allowed = leadCan('assign', leadStandingOf(seen.row), operator.role)
    if (!allowed.ok) return allowed
    return applyChange(db, seen.row, {
      set: { owner: to },
      calling: world.calling,
      dueAt: sendMoment(now),
      audit: {
        id: uuidv7(),
        at: now.toISOString(),
        operator: operator.id,
        kind: 'lead.assigned',
        detail: { to: to ?? '' },
      },
    })
  })
}
