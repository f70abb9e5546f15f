import type { Brand } from '#content/brand.ts'
import { footerColumns, legalLinks } from '#edition/navigation.ts'
import { Mark } from '../ui/Mark.tsx'
import styles from './Footer.module.css'

export function Footer({ brand, year }: { brand: Brand; year: number }) {
  const { street, locality, region, postcode } = brand.address
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.columns}>
          <div>
            <Mark brand={brand} onDark />
            <address>
              {brand.legalName}
              <br />
              {[`${street},`, locality, region, postcode].filter(Boolean).join(' ')}
            </address>
            <p>
              We do not install. We introduce you to accredited local installers, and they pay us
              for it.
            </p>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <ul className={styles.legal}>
          <li>{`© ${year} ${brand.legalName}`}</li>
          {legalLinks.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
