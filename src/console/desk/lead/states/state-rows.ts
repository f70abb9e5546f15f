import type { Role } from '#domain/account/role.ts'
import { type LeadStanding, type LeadState, leadCan, type StateAction } from '#domain/lead/state.ts'

/** A state in the list of all states, and whether the lead can change to it. */
export type StateRow = { state: LeadState } & (
  | { is: 'current' }
  | { is: 'possible'; action: StateAction }
  | { is: 'impossible'; reason: string }
  /** The lead had this state before and cannot return to it in one step. */
  | { is: 'past' }
)

const actions: [LeadState, StateAction][] = [
  ['new', 'release'],
  ['contacted', 'contact'],
  ['quoted', 'quote'],
  ['won', 'win'],
  ['lost', 'lose'],
  ['spam', 'mark-spam'],
  ['withdrawn', 'withdraw'],
]

/** A complaint ends by its outcome, which has a form of its own. */
const ofComplaints: [LeadState, StateAction][] = [
  ['complaint', 'release'],
  ['spam', 'mark-spam'],
  ['withdrawn', 'withdraw'],
]

/** All states in order. 'Held back' is among them only if the lead can return to it. */
export function listStateRows(lead: LeadStanding, role: Role): StateRow[] {
  const reopen = leadCan('reopen', lead, role)
  const possible = lead.isComplaint ? ofComplaints : actions
  const rows = possible.map(([state, action]): StateRow => {
    if (state === lead.state) return { state, is: 'current' }
    const forward = leadCan(action, lead, role)
    if (forward.ok) return { state, is: 'possible', action }
    if (reopen.ok && reopen.to === state) return { state, is: 'possible', action: 'reopen' }
    if ((state === 'new' || state === 'complaint') && lead.state !== 'withdrawn')
      return { state, is: 'past' }
    return { state, is: 'impossible', reason: forward.message }
  })
  return reopen.ok && reopen.to === 'held'
    ? [{ state: 'held', is: 'possible', action: 'reopen' }, ...rows]
    : rows
}
