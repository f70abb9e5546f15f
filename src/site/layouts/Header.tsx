import type { Brand } from '#content/brand.ts'
import type { Link } from '#content/navigation.ts'
import { canonicalPath, formAddress } from '#content/routes.ts'
import { navigation, phoneMenu, toForm } from '#edition/navigation.ts'
import { Mark } from '../ui/Mark.tsx'
import styles from './Header.module.css'

type Props = { brand: Brand; path: string }

/**
 * The bar at the top. Menu and panel are popovers: the browser opens them by click and key, closes them by Escape
 * and puts the focus back, all without script. The desktop list opens by hover too.
 */
export function Header({ brand, path: address }: Props) {
  const path = canonicalPath(address)
  const isInBar = [...navigation.before, ...navigation.after].some((link) => link.path === path)
  return (
    <header className={styles.header} data-long={brand.name.length > 10 ? '' : undefined}>
      <div className={`page ${styles.bar}`}>
        <a href="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Mark brand={brand} />
        </a>
        <nav className={styles.desktop} aria-label="Main">
          <NavLinks links={navigation.before} path={path} />
          <div className={styles.solutions}>
            <button
              type="button"
              className={styles.opener}
              popoverTarget="solutions"
              data-current={isSolution(path) && !isInBar ? '' : undefined}
            >
              {navigation.solutions.label}
              <Chevron />
            </button>
            <div id="solutions" popover="auto" className={styles.list}>
              <div className="page">
                {navigation.solutions.columns.map(({ heading, links }) => (
                  <div key={links[0]?.path}>
                    {heading && <h2>{heading}</h2>}
                    <ul>
                      {links.map(({ hint, ...link }) => (
                        <li key={link.path}>
                          <NavLink link={link} path={isInBar ? undefined : path} />
                          {hint && <small>{hint}</small>}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </div>
          </div>
          <NavLinks links={navigation.after} path={path} />
        </nav>
        <a className={styles.call} href={`tel:${brand.phone.link}`}>
          <Handset />
          <span>{brand.phone.label}</span>
        </a>
        <button type="button" className={styles.menu} popoverTarget="menu" aria-label="Menu">
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6.5h18M3 12h18M3 17.5h18" stroke="currentColor" strokeWidth="2.2" />
          </svg>
        </button>
        <div id="menu" popover="auto" className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2.2" />
            </svg>
          </button>
          <p className={styles.ways}>
            <a className="button" href={formAddress(path)}>
              {toForm}
            </a>
            <a href={`tel:${brand.phone.link}`}>{`Call ${brand.phone.label}`}</a>
          </p>
          <nav aria-label="Menu">
            <NavLinks links={phoneMenu.first} path={path} />
            <h2>{navigation.solutions.label}</h2>
            <NavLinks links={phoneMenu.solutions} path={path} />
            {phoneMenu.more && (
              <>
                <h2>{phoneMenu.more.heading}</h2>
                <NavLinks links={phoneMenu.more.links} path={path} />
              </>
            )}
          </nav>
        </div>
      </div>
    </header>
  )
}

function NavLinks({ links, path }: { links: readonly Link[]; path: string }) {
  return links.map((link) => <NavLink key={link.path} link={link} path={path} />)
}

function NavLink({ link, path }: { link: Link; path: string | undefined }) {
  return (
    <a href={link.path} aria-current={path === undefined ? undefined : ariaCurrent(link, path)}>
      {link.label}
    </a>
  )
}

/** On an article the blog's link is current, but not the current page. */
function ariaCurrent(link: Link, path: string): 'page' | 'true' | undefined {
  if (link.path === path) return 'page'
  return link.path === '/blog' && path.startsWith('/blog') ? 'true' : undefined
}

function isSolution(path: string): boolean {
  return navigation.solutions.columns.some(({ links }) => links.some((link) => link.path === path))
}

/** Replaces the number on screens too narrow for it. */
function Handset() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M6.2 3.6h2.7l1.6 4.5-2.1 1.7a13.6 13.6 0 0 0 5.8 5.8l1.7-2.1 4.5 1.6v2.7c0 1.2-1 2.2-2.2 2.1A16.3 16.3 0 0 1 4.1 5.8c-.1-1.2.9-2.2 2.1-2.2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
    </svg>
  )
}

function Chevron() {
  return (
    <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
      <path d="m1.5 1.5 4.5 4.5 4.5-4.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
