import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'
import { daysAfter, daysBetween } from '../calendar.ts'
import type { Installer } from './installer.ts'

/** An approval that ends soon or has ended: of a person for a category, or of the seller. */
export type Ending = {
  what: 'seller' | 'accreditation'
  person: string
  category: AccreditationCategory | null
  endsOn: string
  /** From today; below nought once it has ended. */
  days: number
}

const warnedDays = 60

/** What ends within sixty days or has ended, the soonest first. */
export function endingSoon(
  { seller, accreditations }: Pick<Installer, 'seller' | 'accreditations'>,
  today: string,
): Ending[] {
  const all = [
    ...(seller
      ? [{ what: 'seller' as const, person: '', category: null, endsOn: seller.expiresOn }]
      : []),
    ...accreditations.map(({ person, category, expiresOn }) => ({
      what: 'accreditation' as const,
      person,
      category,
      endsOn: expiresOn,
    })),
  ]
  const last = daysAfter(today, warnedDays)
  return all
    .filter(({ endsOn }) => endsOn <= last)
    .map((one) => ({ ...one, days: daysBetween(today, one.endsOn) }))
    .toSorted((one, other) => one.days - other.days)
}
