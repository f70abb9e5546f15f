import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { getHolder } from '#database/desk/claimed-persons.ts'
import { type LeadRow, leadStandingOf } from '#database/desk/lead-row.ts'
import { getCallStanding } from '#database/desk/queue.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import type { NextAction } from '#domain/desk/next-action.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import { isOpenState, type LeadState, leadCan } from '#domain/lead/state.ts'
import { type Result, reject } from '#domain/result.ts'
import { tidy } from '#domain/tidy.ts'
import type { QuietEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import { applyChange } from './apply-change.ts'
import {
  type ChangedMeanwhile,
  type DeskWorld,
  lockAsSeen,
  longestLine,
  noSuchLead,
  type Operator,
} from './change-lead.ts'
import { type Claimed, claimedBy } from './claim-lead.ts'

export type LeadToPutOff = { lead: string; version: number; line: string }

export type PutOffResult =
  | Result<
      { version: number; state: LeadState; nextAction: NextAction | null },
      'unknown' | 'refused'
    >
  | ChangedMeanwhile
  | Claimed

/** What putting a lead off sets, by the operator's own words. */
type PutOff = (
  db: Db,
  row: LeadRow,
  line: string,
) => Promise<Result<{ set: Updateable<EnquiriesTable>; event: QuietEvent }, 'unknown' | 'refused'>>

/** Puts an open lead off as one change with one undo, unless another operator has it: this operator is done with it for now. */
export function putOff(
  { lead, version, line }: LeadToPutOff,
  change: PutOff,
  operator: Operator,
  world: DeskWorld,
): Promise<PutOffResult> {
  const now = world.now()
  return commit(world, async (db) => {
    const seen = await lockAsSeen(db, { lead, version })
    if (!seen.ok) return seen
    const { row } = seen
    const allowed = leadCan('call', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    if (!isOpenState(row.state))
      return reject('refused', 'This lead is finished, or held back: there’s nobody to call.')
    const holder = await getHolder(db, lead, { operator: operator.id, now })
    if (holder) return claimedBy(holder)
    const changed = await change(db, row, tidy(line).slice(0, longestLine))
    if (!changed.ok) return changed
    const by = { id: uuidv7(), at: now.toISOString(), operator: operator.id }
    const applied = await applyChange(db, row, {
      set: changed.set,
      calling: world.calling,
      dueAt: sendMoment(now),
      endsClaim: true,
      audit: { ...by, ...changed.event },
    })
    if (!applied.ok) return applied
    const standing = await getCallStanding(db, lead)
    return standing ? { ok: true, ...standing } : noSuchLead
  })
}
