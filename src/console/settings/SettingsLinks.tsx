import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import styles from './SettingsLinks.module.css'

const links: { to: LinkProps['to']; name: string; about: string; forOwners?: true }[] = [
  { to: '/console/settings/account', name: 'You', about: 'Away, letters, password, devices' },
  { to: '/console/settings/people', name: 'People', about: 'Who works at the desk' },
  {
    to: '/console/settings/assignment',
    name: 'Who gets a lead',
    about: 'By region, form or service, in turn',
    forOwners: true,
  },
  {
    to: '/console/settings/audit',
    name: 'What was done',
    about: 'Who did what, and when',
    forOwners: true,
  },
]

/** Links to the settings that have a screen of their own. */
export function SettingsLinks({ owner }: { owner: boolean }) {
  return (
    <ul className={`${kit.sheet} ${styles.links}`}>
      {links
        .filter(({ forOwners }) => owner || !forOwners)
        .map(({ to, name, about }) => (
          <li key={name}>
            <Link to={to}>
              <strong>{name}</strong> <span>{about}</span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
    </ul>
  )
}
