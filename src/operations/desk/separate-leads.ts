import { v7 as uuidv7 } from 'uuid'
import { separatePersons } from '#database/desk/person-changes.ts'
import { withRetry } from '../with-retry.ts'
import type { ChangeLeadDeps, ChangeLeadResult, Operator } from './change-lead.ts'
import { resultOf, type TwoLeads } from './merge-leads.ts'

/** Says that another lead is not this person's, though a phone is shared: it is split off, and not proposed again. */
export async function separateLeads(
  leads: TwoLeads,
  operator: Operator,
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  const change = {
    ...leads,
    operator: operator.id,
    now: deps.now(),
    newId: uuidv7,
    calling: deps.calling,
  }
  return resultOf(await withRetry(() => separatePersons(deps.database, change)), leads, deps)
}
