import { type LeadAction, type LeadStanding, leadCan } from '#domain/lead/state.ts'
import { useOperator } from '../../client/session.ts'

/** Whether the operator may do something with a lead in its state, or why not. */
export function useLeadCan() {
  const { role } = useOperator()
  return (action: LeadAction, lead: LeadStanding) => leadCan(action, lead, role)
}
