import { Link } from '@tanstack/react-router'
import { useOperator } from './client/session.ts'
import styles from './Tabs.module.css'
import { Icon } from './ui/Icon.tsx'

/** The main navigation on phones, at the bottom of the screen. */
export function Tabs() {
  const isOwner = useOperator().role === 'owner'
  return (
    <nav className={styles.tabs} aria-label="Desk, on phones">
      <Link to="/console" activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="inbox" size={20} /> Queue
      </Link>
      {isOwner && (
        <Link to="/console/installers">
          <Icon name="house" size={20} /> Installers
        </Link>
      )}
      <Link to="/console/insights">
        <Icon name="chart" size={20} /> Insights
      </Link>
      <Link to="/console/settings">
        <Icon name="settings" size={20} /> Settings
      </Link>
    </nav>
  )
}
