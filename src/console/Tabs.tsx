import { Link } from '@tanstack/react-router'
import { useScreens } from './shortcuts/screens.ts'
import styles from './Tabs.module.css'
import { Icon } from './ui/Icon.tsx'

/** The main navigation on phones, at the bottom of the screen. */
export function Tabs() {
  return (
    <nav className={styles.tabs} aria-label="Desk, on phones">
      {useScreens().map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={to === '/console' ? { exact: true, includeSearch: false } : undefined}
        >
          <Icon name={icon} size={20} /> {name}
        </Link>
      ))}
    </nav>
  )
}
