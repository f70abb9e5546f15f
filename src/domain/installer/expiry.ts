import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'
import { daysBetween } from '../calendar.ts'
import type { Installer } from './installer.ts'

/** What an installer needs to be offered leads, and that ends on a day: an accreditation, or its own approval as a seller. */
export type Expiring = {
  /** Undefined for the approval as a seller. */
  category: AccreditationCategory | undefined
  /** Whose accreditation it is. */
  person: string | undefined
  number: string
}

/** Days before its end on which an installer is warned; 0 is the day after its last one. */
const warningDays = [60, 30, 14, 3, 0] as const
type WarningDays = (typeof warningDays)[number]

/** What ends on a day (YYYY-MM-DD), and how near that is. */
export type ExpiryWarning = { endsOn: string; days: WarningDays; ends: Expiring[] }

type Accredited = Pick<Installer, 'accreditations' | 'seller'>

/**
 * The warnings an installer gets on a day (YYYY-MM-DD), by the day something ends: the nearest warning only, so an installer added late
 * gets one and not four.
 */
export function expiryWarnings(installer: Accredited, today: string): ExpiryWarning[] {
  const days = Array.from(
    new Set([
      ...installer.accreditations.map(({ expiresOn }) => expiresOn),
      ...(installer.seller ? [installer.seller.expiresOn] : []),
    ]),
  )
  return days.toSorted().flatMap((endsOn) => {
    const days = nearestWarning(endsOn, today)
    return days === undefined ? [] : [{ endsOn, days, ends: endingOn(installer, endsOn) }]
  })
}

function nearestWarning(endsOn: string, today: string): WarningDays | undefined {
  const left = daysBetween(today, endsOn)
  if (left < 0) return 0
  return warningDays.findLast((days) => days > 0 && left <= days)
}

/** What of an installer ends on this day; nothing where it was renewed meanwhile. */
export function endingOn({ accreditations, seller }: Accredited, endsOn: string): Expiring[] {
  return [
    ...accreditations
      .filter(({ expiresOn }) => expiresOn === endsOn)
      .map(({ category, person, number }) => ({ category, person, number })),
    ...(seller?.expiresOn === endsOn
      ? [{ category: undefined, person: undefined, number: seller.number }]
      : []),
  ]
}

/** What tells the warnings of an installer apart, in the key of a delivery. */
export function warningKey({ endsOn, days }: Pick<ExpiryWarning, 'endsOn' | 'days'>): string {
  return `${endsOn} ${days}`
}

/** The warning that the key of a delivery ends with. */
export function readWarningKey(
  key: string | null,
): Pick<ExpiryWarning, 'endsOn' | 'days'> | undefined {
  const [, endsOn, text] = /(\d{4}-\d\d-\d\d) (\d+)$/.exec(key ?? '') ?? []
  const days = warningDays.find((one) => String(one) === text)
  return endsOn && days !== undefined ? { endsOn, days } : undefined
}
