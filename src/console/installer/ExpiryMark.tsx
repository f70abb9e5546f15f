import type { InstallerService } from '#domain/installer/installer.ts'
import { type Expiry, servicesStoppedBy } from '#domain/installer/standing.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import { formatDay } from '../words/moments.ts'
import { formatDaysLeft, formatExpiry, formatStopped } from './words.ts'

/** What ends first, or has ended, in a list: quiet while everything is current. */
export function ExpiryMark({
  expiries,
  services,
}: {
  expiries: readonly Expiry[]
  services: readonly InstallerService[]
}) {
  const local = useLocalTime()
  const [first] = bySeverity(expiries)
  if (!first) return null
  if (first.state === 'current')
    return (
      <span className={kit.muted}>
        All current
        {first.endsOn && <small>first ends {formatDay(first.endsOn, local)}</small>}
      </span>
    )
  return (
    <span>
      <strong className={`${kit.withMark} ${kit.late}`}>
        <ExpiryIcon state={first.state} /> {formatExpiry(first, local)}
      </strong>
      <small>
        {first.state === 'ending'
          ? formatDaysLeft(first.daysLeft ?? 0)
          : formatStopped(servicesStoppedBy({ services }, first.requirement), services)}
      </small>
    </span>
  )
}

/** An open diamond while it ends, a cross once it has. */
export function ExpiryIcon({ state }: { state: Expiry['state'] }) {
  return <Icon name={state === 'ending' ? 'ending' : 'failing'} />
}

/** What has ended first, then what is missing, then what ends soonest. */
export function bySeverity(expiries: readonly Expiry[]): Expiry[] {
  const order = { ended: 0, missing: 1, ending: 2, current: 2 }
  return expiries.toSorted(
    (one, other) =>
      order[one.state] - order[other.state] || ((one.endsOn ?? '') < (other.endsOn ?? '') ? -1 : 1),
  )
}
