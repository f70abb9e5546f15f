import { firmWords } from '#content/pages/firm.ts'
import { brand } from '../brand.ts'
import short from '../layouts/ShortHeader.module.css'
import { Mark } from '../ui/Mark.tsx'
import styles from './FirmHeader.module.css'
import type { FirmFrame } from './firm-page.ts'

const { menu, roles } = firmWords

const office = [
  { to: '/installer/today', text: menu.today },
  { to: '/installer/enquiries', text: menu.enquiries },
  { to: '/installer/figures', text: menu.figures },
  { to: '/installer/firm/people', text: menu.firm, under: '/installer/firm' },
]
const road = [
  { to: '/installer/today', text: menu.today },
  { to: '/installer/enquiries', text: menu.enquiries },
  { to: '/installer/me', text: menu.me },
]

/** The head of an installer's own pages. On a phone its menu is the bar at the foot. */
export function FirmHeader({ frame }: { frame?: FirmFrame | undefined }) {
  return (
    <header className={short.header} data-person={frame?.person}>
      <div className={`page ${styles.bar}`}>
        <a href={frame ? '/installer' : '/'} className={short.logo} aria-label={brand.name}>
          <Mark brand={brand} />
        </a>
        {frame ? (
          <>
            <Menu frame={frame} />
            <p className={`${short.whose} ${styles.who}`}>
              <a href="/installer/me" dir="auto">
                {frame.name}
              </a>
              <small>
                <span className={styles.firm} dir="auto">{`${frame.tradingName}, `}</span>
                {roles[frame.role]}
              </small>
            </p>
          </>
        ) : (
          <p className={short.whose}>{firmWords.title}</p>
        )}
      </div>
    </header>
  )
}

function Menu({ frame: { role, path } }: { frame: FirmFrame }) {
  return (
    <nav className={styles.menu} aria-label={menu.label}>
      <ul>
        {(role === 'office' ? office : road).map(({ to, text, under = to }: Entry) => (
          <li key={to}>
            <a href={to} aria-current={path.startsWith(under) ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Entry = { to: string; text: string; under?: string }
