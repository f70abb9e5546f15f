import { isComplaintState, type LeadState, leadStates } from '#domain/lead/state.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { brand } from './brand.ts'

/** Whether the site has a form for complaints about data. */
export const takesComplaints = formsOf(brand).has('complaint')

/** The states that leads of this desk can have. */
export const deskStates: readonly LeadState[] = leadStates.filter(
  (state) => takesComplaints || !isComplaintState(state),
)
