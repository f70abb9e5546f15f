import { v7 as uuidv7 } from 'uuid'
import { changeLead, getLeadStanding } from '#database/desk/lead-changes.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { leadCan } from '#domain/lead/state.ts'
import { withRetry } from '../with-retry.ts'
import {
  type ChangeLeadDeps,
  type ChangeLeadResult,
  changedMeanwhile,
  noSuchLead,
  type Operator,
  outcomeOf,
} from './change-lead.ts'

/** Assigns a lead to an operator, or to nobody. Fails if the lead changed since the operator loaded it. */
export async function assignLead(
  { lead, version, to }: { lead: string; version: number; to: string | null },
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  const standing = await getLeadStanding(deps.database.db, lead)
  if (!standing) return noSuchLead
  if (standing.version !== version) return changedMeanwhile(lead, deps)
  const allowed = leadCan('assign', standing, operator.role)
  if (!allowed.ok) return allowed
  const now = deps.now()
  const changed = await withRetry(() =>
    changeLead(deps.database, {
      lead,
      before: standing,
      set: { owner: to },
      calling: deps.calling,
      dueAt: new Date(now.getTime() + sendAfterSeconds * 1000),
      audit: {
        id: uuidv7(),
        at: now.toISOString(),
        operator: operator.id,
        kind: 'lead.assigned',
        lead,
        detail: { to: to ?? '' },
      },
    }),
  )
  return outcomeOf(changed, { lead, state: standing.state, version }, deps)
}
