/** Why an installer may give an accepted lead back. 'by-mistake' holds for ten minutes and before any contact. */
export const returnReasons = [
  'outside-area',
  'number-dead',
  'number-wrong',
  'duplicate',
  'withdrawn',
  'never-reached',
  'not-our-work',
  'by-mistake',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Hours after acceptance within which a lead may be given back. */
export const returnHours = 72
