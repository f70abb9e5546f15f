/** What the desk can have to do next with an open lead. */
export const nextActionKinds = [
  'first-call',
  'first-answer',
  'retry',
  'call-back',
  'quote-follow-up',
  'check-installer',
  'price-follow-up',
] as const
export type NextActionKind = (typeof nextActionKinds)[number]
