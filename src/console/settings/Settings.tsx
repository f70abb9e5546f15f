import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, Outlet } from '@tanstack/react-router'
import { useOperator } from '../client/session.ts'
import { warningsQuery } from '../client/warnings-query.ts'
import styles from './Settings.module.css'
import { useFailingCount } from './settings-queries.ts'

const tabs: { to: LinkProps['to']; name: string; forOwners?: true }[] = [
  { to: '/console/settings/account', name: 'You' },
  { to: '/console/settings/business', name: 'Business', forOwners: true },
  { to: '/console/settings/people', name: 'People' },
  { to: '/console/settings/assignment', name: 'Who gets a lead', forOwners: true },
  { to: '/console/settings/advertisements', name: 'Advertisements', forOwners: true },
  { to: '/console/settings/audit', name: 'Audit log', forOwners: true },
  { to: '/console/settings/developers', name: 'For developers' },
]

/** The frame of all settings: a tab for each subject, with an address of its own. Agents see those that are theirs. */
export function Settings() {
  const isOwner = useOperator().role === 'owner'
  const failing = useFailingCount()
  const stuck = useQuery(warningsQuery).data?.stuckAdLeads ?? 0
  return (
    <>
      <nav className={styles.tabs} aria-label="Settings">
        {tabs
          .filter(({ forOwners }) => isOwner || !forOwners)
          .map(({ to, name }) => (
            <Link key={name} to={to}>
              {name}
              {to === '/console/settings/developers' && failing > 0 && (
                <span className={styles.flag}>{failing} failing</span>
              )}
              {to === '/console/settings/advertisements' && stuck > 0 && (
                <span className={styles.flag}>{stuck} waiting</span>
              )}
            </Link>
          ))}
      </nav>
      <Outlet />
    </>
  )
}
