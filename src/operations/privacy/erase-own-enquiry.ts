import { getPersonsLead } from '#database/desk/person.ts'
import { type ErasePersonDeps, eraseAll } from './erase-person.ts'
import { withdrawLead } from './withdraw-lead.ts'

/**
 * Erases one enquiry because its visitor asked for it on their own page. It is withdrawn first, so that the stop outlives it.
 *
 * This enquiry alone: the link proves that somebody sent it, or reads the mailbox they typed. Anybody can type anybody's phone
 * number and email address into a form and gets a link to what they sent, and must not be able to erase what others sent by it.
 */
export async function eraseOwnEnquiry(
  lead: string,
  deps: ErasePersonDeps,
): Promise<'erased' | 'unknown'> {
  const own = await getPersonsLead(deps.database.db, lead)
  if (!own || own.erased_at) return 'unknown'
  await withdrawLead(lead, deps)
  await eraseAll([own], null, deps)
  return 'erased'
}
