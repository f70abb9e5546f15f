import { Link } from '@tanstack/react-router'
import { MarkPicture } from '#site/ui/Mark.tsx'
import { brand } from '../../client/brand.ts'
import { useScreens } from '../../shortcuts/screens.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SlimSidebar.module.css'

/** The sidebar in calling mode: its icons alone. */
export function SlimSidebar() {
  return (
    <header className={styles.sidebar}>
      <MarkPicture mark={brand.mark} onDark />
      <nav aria-label="Desk">
        <ul>
          {useScreens().map(({ to, name, icon }) => (
            <li key={to}>
              <Link to={to} aria-label={name} data-current={to === '/console' || undefined}>
                <Icon name={icon} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
