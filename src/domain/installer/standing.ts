import {
  type AccreditationCategory,
  accreditationCategories,
  categoriesFor,
  needsSeller,
} from '#estimate/installer/accreditation.ts'
import { daysBetween } from '../calendar.ts'
import { capReached } from './caps.ts'
import { type CapPeriod, hasStarted, type Installer, type InstallerService } from './installer.ts'

/** What must hold on the day for leads to be offered: accreditation in a category, or the seller's own approval. */
export type Requirement = AccreditationCategory | 'seller'

/** How many days before its end an accreditation is spoken of. */
export const warnedDays = 60

/** Until when an installer meets a requirement, by the accreditation that lasts longest. */
export type Expiry = {
  requirement: Requirement
  /** The last day (YYYY-MM-DD) on which it holds; absent where nothing is on record. */
  endsOn?: string | undefined
  /** Days left with today's; nought and less once it has ended. Absent as above. */
  daysLeft?: number | undefined
  state: 'current' | 'ending' | 'ended' | 'missing'
}

/** What an installer needs for the services it offers, on a day (YYYY-MM-DD). */
export function expiriesOf(installer: Installer, today: string): Expiry[] {
  const { services, accreditations, seller } = installer
  const needed = accreditationCategories.filter((category) =>
    services.some((service) => categoriesFor[service].includes(category)),
  )
  return [
    ...needed.map((category) => {
      const ends = accreditations
        .filter((one) => one.category === category)
        .map(({ expiresOn }) => expiresOn)
      return expiryOf(category, ends.toSorted().at(-1), today)
    }),
    ...(needsSeller ? [expiryOf('seller', seller?.expiresOn, today)] : []),
  ]
}

function expiryOf(requirement: Requirement, endsOn: string | undefined, today: string): Expiry {
  if (endsOn === undefined) return { requirement, state: 'missing' }
  const daysLeft = daysBetween(today, endsOn)
  if (daysLeft < 0) return { requirement, endsOn, daysLeft, state: 'ended' }
  return { requirement, endsOn, daysLeft, state: daysLeft > warnedDays ? 'current' : 'ending' }
}

/** The services of an installer that a requirement stops once it isn't met. */
export function servicesStoppedBy(
  { services }: Pick<Installer, 'services'>,
  requirement: Requirement,
): InstallerService[] {
  return services.filter(
    (service) => requirement === 'seller' || categoriesFor[service].includes(requirement),
  )
}

/** Which of its services an installer can be offered leads for on a day, and which not. */
export function servicesOn(
  installer: Installer,
  today: string,
): { open: InstallerService[]; stopped: InstallerService[] } {
  const stopped = new Set(
    expiriesOf(installer, today)
      .filter(({ state }) => state === 'ended' || state === 'missing')
      .flatMap(({ requirement }) => servicesStoppedBy(installer, requirement)),
  )
  return {
    open: installer.services.filter((service) => !stopped.has(service)),
    stopped: installer.services.filter((service) => stopped.has(service)),
  }
}

/** Whether an installer gets leads, or the first thing that keeps them from it. */
export type Standing =
  | { is: 'closed' | 'not-started' | 'no-terms' | 'nothing-current' | 'taking' }
  | { is: 'paused' | 'away'; until: string }
  | { is: 'full'; period: CapPeriod }
  /** It is offered leads for these services alone. */
  | { is: 'partly'; services: InstallerService[] }

/** An installer's standing on a day (YYYY-MM-DD), having accepted so many leads. */
export function standingOf(
  installer: Installer,
  accepted: Readonly<Record<CapPeriod, number>>,
  today: string,
): Standing {
  const { closedAt, terms, pausedUntil, daysOff, caps } = installer
  if (closedAt) return { is: 'closed' }
  if (!hasStarted(installer)) return { is: 'not-started' }
  if (!terms) return { is: 'no-terms' }
  if (pausedUntil && today < pausedUntil) return { is: 'paused', until: pausedUntil }
  const off = daysOff.find(({ from, until }) => from <= today && today <= until)
  if (off) return { is: 'away', until: off.until }
  const { open, stopped } = servicesOn(installer, today)
  if (open.length === 0) return { is: 'nothing-current' }
  const period = capReached(caps, accepted)
  if (period) return { is: 'full', period }
  return stopped.length > 0 ? { is: 'partly', services: open } : { is: 'taking' }
}

/** What has ended for an installer that would otherwise be offered leads on a day: nothing while it is closed, away or paused. */
export function endedFor(installer: Installer, today: string): Expiry[] {
  const { is } = standingOf({ ...installer, caps: {} }, { day: 0, week: 0, month: 0 }, today)
  return is === 'partly' || is === 'nothing-current'
    ? expiriesOf(installer, today).filter(({ state }) => state === 'ended')
    : []
}
