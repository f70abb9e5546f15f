import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/Icon.tsx'
import styles from './SettingsLinks.module.css'

/** Links to the settings that have a screen of their own. */
export function SettingsLinks({ owner }: { owner: boolean }) {
  return (
    <ul className={styles.links}>
      <li>
        <Link to="/console/settings/account">
          <strong>You</strong> <span>Away, letters, password, devices</span>
          <Icon name="forward" />
        </Link>
      </li>
      <li>
        <Link to="/console/settings/people">
          <strong>People</strong> <span>Who works at the desk</span>
          <Icon name="forward" />
        </Link>
      </li>
      {owner && (
        <li>
          <Link to="/console/settings/assignment">
            <strong>Who gets a lead</strong> <span>By region, form or service, in turn</span>
            <Icon name="forward" />
          </Link>
        </li>
      )}
      {owner && (
        <li>
          <Link to="/console/settings/audit">
            <strong>What was done</strong> <span>Who did what, and when</span>
            <Icon name="forward" />
          </Link>
        </li>
      )}
    </ul>
  )
}
