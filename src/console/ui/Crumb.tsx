import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './Crumb.module.css'
import { Icon } from './Icon.tsx'

/** The way back to the screen above. */
export function Crumb({ to, children }: { to: LinkProps['to']; children: string }) {
  return (
    <nav className={styles.crumb} aria-label="Back">
      <Link to={to}>
        <Icon name="back" /> {children}
      </Link>
    </nav>
  )
}
