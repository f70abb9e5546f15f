/** The states of an accepted enquiry for its installer, in the order of the filters. */
export const enquiryStates = [
  'call',
  'spoke',
  'visit',
  'quoted',
  'won',
  'lost',
  'ended',
  'returned',
  'credited',
] as const
export type EnquiryState = (typeof enquiryStates)[number]
