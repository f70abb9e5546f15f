import type { Brand } from '#content/brand.ts'
import { dayOf } from '#domain/calendar.ts'
import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import type { Expiring, ExpiryWarning } from '#domain/installer/expiry.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { approvals } from '#edition/approvals.ts'
import { type Fact, type Letter, tableOf } from '../letter.ts'

type ExpiryDeps = { brand: Brand; now: Date }

/** 'Your accreditation ends on Wednesday 30 June', or that it has ended. */
export function expiryHeading({ endsOn, days, ends }: ExpiryWarning, deps: ExpiryDeps): string {
  return `${whatEnds(ends)} ${days === 0 ? 'ended' : 'ends'} on ${formatDate(endsOn, todayOf(deps))}`
}

function whatEnds(ends: readonly Expiring[]): string {
  return ends.every(({ category }) => !category)
    ? 'Your approval as a seller'
    : `Your ${approvals.name}`
}

export function expiringFacts({ endsOn, ends }: ExpiryWarning, deps: ExpiryDeps): Fact[] {
  return [
    ...ends.map(({ category, person, number }) => ({
      name: category ? capitalise(approvals.categories[category]) : 'Seller',
      value: [person, number].filter(Boolean).join(', '),
    })),
    { name: 'Last day', value: formatDate(endsOn, todayOf(deps)) },
  ]
}

/** Tells owners that an installer will not be offered work, or is not any more. */
export function expiringOwnerLetter(
  { installer: { id, tradingName }, ...notice }: ExpiryWarning & { installer: OfferedInstaller },
  { siteUrl, ...deps }: ExpiryDeps & { siteUrl: string },
): Letter {
  const ended = notice.days === 0
  const on = formatDate(notice.endsOn, todayOf(deps))
  return {
    subject: `${tradingName}: ${approvals.name} ${ended ? 'ended' : 'ends'} on ${on}`,
    preview: ended ? 'Work that needs it isn’t offered to them.' : 'We’ve written to them.',
    heading: `${tradingName}: ${approvals.name} ${ended ? 'ended' : 'ends'} on ${on}`,
    parts: [
      ended
        ? 'Work that needs it isn’t offered to them until the new date is entered at the desk. We’ve written to them too.'
        : 'After that day, work that needs it isn’t offered to them. We’ve written to them too. Once they tell you the new date, enter it at the desk.',
      tableOf(expiringFacts(notice, deps)),
      {
        kind: 'button',
        text: 'Open this installer',
        address: `${siteUrl}/console/installers/${id}`,
      },
    ],
  }
}

function todayOf({ now, brand }: ExpiryDeps): string {
  return dayOf(now, brand.timeZone)
}
