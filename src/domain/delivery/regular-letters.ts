import type { Role } from '../account/role.ts'

/** Letters sent without being asked for one by one: readers can end them by the link in the letter. */
export const regularLetters = ['given', 'notices', 'morning', 'weekly', 'offers', 'asking'] as const
export type RegularLetter = (typeof regularLetters)[number]

/**
 * Those to operators. Offers go to an installer, which pauses when it ends them; 'asking' goes to a visitor, who is then asked nothing
 * more about the call.
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
