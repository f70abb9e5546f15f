import { servicesStoppedBy } from '#domain/installer/standing.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { useLocalTime } from '../client/server-time.ts'
import kit from '../ui/kit.module.css'
import { bySeverity, ExpiryIcon } from './ExpiryMark.tsx'
import type { OfInstaller } from './installers-query.ts'
import styles from './parts.module.css'
import { formatDaysLeft, formatExpiryInFull, formatStopped } from './words.ts'

/** What ends soon or has ended: what stops then, and what goes on. */
export function ExpiryWarnings({ installer: { warnings, services, standing } }: OfInstaller) {
  const local = useLocalTime()
  if (warnings.length === 0 || standing.is === 'closed') return null
  return (
    <ul className={`${kit.sheet} ${styles.warnings}`}>
      {bySeverity(warnings).map((expiry) => {
        const stops = formatStopped(servicesStoppedBy({ services }, expiry.requirement), services)
        const when = expiry.state === 'ending' ? `, ${formatDaysLeft(expiry.daysLeft ?? 0)}` : ''
        return (
          <li key={expiry.requirement}>
            <ExpiryIcon state={expiry.state} />
            <strong className={kit.late}>
              {formatExpiryInFull(expiry, local)}
              {when}
            </strong>
            <p>
              {expiry.state === 'ending' ? `After that day: ${lowerFirst(stops)}` : stops} A new
              date changes that at once.
            </p>
          </li>
        )
      })}
    </ul>
  )
}
