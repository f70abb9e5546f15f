import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'

/** The link to the screen above this one; phones have tabs instead. */
export function BackLink({ to, children }: { to: LinkProps['to']; children: string }) {
  return (
    <nav className={styles.back} aria-label="Back">
      <Link to={to}>
        <Icon name="back" /> {children}
      </Link>
    </nav>
  )
}
