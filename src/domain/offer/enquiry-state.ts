/** Where an accepted enquiry stands for its installer, in the order in which they are filtered by. */
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
