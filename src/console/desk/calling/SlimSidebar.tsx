import { Link } from '@tanstack/react-router'
import { MarkPicture } from '#site/ui/Mark.tsx'
import { brand } from '../../client/brand.ts'
import { useOperator } from '../../client/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SlimSidebar.module.css'

/** The sidebar in calling mode: its icons alone. */
export function SlimSidebar() {
  const { role } = useOperator()
  return (
    <header className={styles.sidebar}>
      <MarkPicture mark={brand.mark} onDark />
      <nav aria-label="Desk">
        <ul>
          <li>
            <Link to="/console" search={{}} aria-label="Queue" data-current="">
              <Icon name="inbox" />
            </Link>
          </li>
          {role === 'owner' && (
            <li>
              <Link to="/console/installers" aria-label="Installers">
                <Icon name="house" />
              </Link>
            </li>
          )}
          <li>
            <Link to="/console/insights" aria-label="Insights">
              <Icon name="chart" />
            </Link>
          </li>
          <li>
            <Link to="/console/settings" aria-label="Settings">
              <Icon name="settings" />
            </Link>
          </li>
        </ul>
      </nav>
    </header>
  )
}
