import type { TextEvent } from '../delivery/messages.ts'
import { isEmail } from '../enquiry/email.ts'
import type { OfferState } from '../offer/offer.ts'
import type { InstallerPerson, InstallerRole } from './installer.ts'

/** Who may do what on an installer's own pages. People on the road see and accept offers where the office ticked it. */
const rights = {
  'own enquiries': ['office', 'road'],
  'every enquiry': ['office'],
  offers: ['office'],
  figures: ['office'],
  firm: ['office'],
} as const satisfies Record<string, readonly InstallerRole[]>

export type InstallerRight = keyof typeof rights

/** A person's role: people entered before there were roles are in the office. */
export function roleOf({ role }: Pick<InstallerPerson, 'role'>): InstallerRole {
  return role ?? 'office'
}

export function mayDo(
  person: Pick<InstallerPerson, 'role' | 'mayAccept'>,
  right: InstallerRight,
): boolean {
  const roles: readonly InstallerRole[] = rights[right]
  return roles.includes(roleOf(person)) || (right === 'offers' && person.mayAccept === true)
}

/** Until when (YYYY-MM-DD) a person is away on a day; undefined while they are there. */
export function awayOn(
  today: string,
  { awayUntil }: Pick<InstallerPerson, 'awayUntil'>,
): string | undefined {
  return awayUntil !== undefined && today < awayUntil ? awayUntil : undefined
}

type SeenOffer = { state: OfferState; assigned_to: string | null }

/** Whether a person sees an offer of their installer: their own call, or one that the office lets them accept. */
export function maySee(
  person: Pick<InstallerPerson, 'role' | 'mayAccept'> & { id: string },
  { state, assigned_to: holder }: SeenOffer,
): boolean {
  if (mayDo(person, 'every enquiry') || holder === person.id) return true
  return (state === 'offered' || state === 'priced') && mayDo(person, 'offers')
}

/** A person's key: their email, else the digits of their number. It is unique within the installer. */
export function addressOf({ email, phone }: Pick<InstallerPerson, 'email' | 'phone'>): string {
  return email.toLowerCase() || phone.replace(/[^\d+]/g, '')
}

/** The number in international form that a text goes to; undefined where none can go there. */
export type ParseMobile = (typed: string) => string | undefined

/**
 * Whether a person is texted about an offer: about a new one if they get offers, about a pending call if they are in the office or it's
 * theirs to make.
 */
export function wantsText(
  person: Pick<InstallerPerson, 'role' | 'getsOffers' | 'getsTexts'>,
  event: TextEvent,
  isTheirs: boolean,
): boolean {
  if (!person.getsTexts) return false
  return event === 'offer.made' ? person.getsOffers : isTheirs || roleOf(person) === 'office'
}

/** Why an installer can't have these people; undefined where it can. */
export function problemWithPeople(people: readonly InstallerPerson[]): string | undefined {
  if (!people.some((person) => roleOf(person) === 'office'))
    return 'Somebody has to stay in the office.'
  if (new Set(people.map(addressOf)).size < people.length)
    return 'Somebody else of yours has that email or mobile.'
  if (!people.some(({ getsOffers }) => getsOffers)) return 'Somebody has to get offers.'
  if (!people.some(({ email }) => isEmail(email)))
    return 'Somebody needs an email: terms and statements go there.'
  return undefined
}
