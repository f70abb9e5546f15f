import { type LeadStanding, type LeadState, leadCan, type StateAction } from '#domain/lead/state.ts'
import type { Role } from '#domain/operator/role.ts'

/** A state in the list of all, and how a lead comes there from where it stands. */
export type StateRow = { state: LeadState } & (
  | { is: 'now' }
  | { is: 'possible'; action: StateAction }
  | { is: 'closed'; because: string }
  /** Where it stood before; nothing leads back there at once. */
  | { is: 'passed' }
)

const ways: [LeadState, StateAction][] = [
  ['new', 'release'],
  ['contacted', 'contact'],
  ['quoted', 'quote'],
  ['won', 'win'],
  ['lost', 'lose'],
  ['spam', 'mark-spam'],
  ['withdrawn', 'withdraw'],
]

/** All states in order, each as the one table of what may be done has it; 'held back' where a lead can go back there. */
export function stateRows(lead: LeadStanding, role: Role): StateRow[] {
  const back = leadCan('reopen', lead, role)
  const rows = ways.map(([state, action]): StateRow => {
    if (state === lead.state) return { state, is: 'now' }
    const onwards = leadCan(action, lead, role)
    if (onwards.ok) return { state, is: 'possible', action }
    if (back.ok && back.to === state) return { state, is: 'possible', action: 'reopen' }
    if (state === 'new' && lead.state !== 'withdrawn') return { state, is: 'passed' }
    return { state, is: 'closed', because: onwards.message }
  })
  return back.ok && back.to === 'held'
    ? [{ state: 'held', is: 'possible', action: 'reopen' }, ...rows]
    : rows
}
