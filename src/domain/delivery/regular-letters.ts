import type { Role } from '../account/role.ts'

/** Letters that nobody asked for one by one: whoever gets one can end it by the link in it. */
export const regularLetters = ['given', 'notices', 'morning', 'weekly', 'offers', 'asking'] as const
export type RegularLetter = (typeof regularLetters)[number]

/**
 * Those to operators. Offers are letters to an installer, which pauses by ending them; 'asking' is to a visitor, whom we ask nothing more
 * about the call.
 */
export type OperatorsLetter = Exclude<RegularLetter, 'offers' | 'asking'>

const letters: Record<Role, readonly OperatorsLetter[]> = {
  owner: ['given', 'notices', 'morning', 'weekly'],
  agent: ['given', 'notices'],
}

/** The regular letters that an operator may get. */
export function regularLettersFor(role: Role): readonly OperatorsLetter[] {
  return letters[role]
}
