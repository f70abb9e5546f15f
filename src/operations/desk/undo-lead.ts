import { v7 as uuidv7 } from 'uuid'
import { undoChange } from '#database/desk/lead-undo.ts'
import { reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import {
  type ChangeLeadDeps,
  type ChangeLeadResult,
  changedMeanwhile,
  type Operator,
} from './change-lead.ts'

/** Undoes an operator's own latest change to a lead, if nothing has changed since. */
export async function undoLead(
  { lead, version }: { lead: string; version: number },
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  const audit = {
    id: uuidv7(),
    at: deps.now().toISOString(),
    operator: operator.id,
  }
  const undone = await withRetry(() =>
    undoChange(deps.database, { lead, version, audit, calling: deps.calling }),
  )
  if (undone.as === 'undone') deps.onDue?.()
  switch (undone.as) {
    case 'undone':
      return { ok: true, state: undone.state, version: version + 1 }
    case 'changed':
      return changedMeanwhile(lead, deps)
    case 'nothing to undo':
      return reject('refused', 'There’s nothing to undo on this lead.')
    case 'sent':
      return reject('refused', 'It’s too late to undo: the lead has already been sent on.')
  }
}
