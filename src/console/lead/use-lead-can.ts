import { type LeadAction, type LeadStanding, leadCan } from '#domain/lead/state.ts'
import { useOperator } from '../session.ts'

/** Whether the operator at this desk may do something with a lead as it stands, or why not. */
export function useLeadCan() {
  const { role } = useOperator()
  return (action: LeadAction, lead: LeadStanding) => leadCan(action, lead, role)
}
