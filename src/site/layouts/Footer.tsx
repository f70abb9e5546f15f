import { Fragment } from 'react'
import { type Brand, registrationsOf } from '#content/brand.ts'
import { phoneHours } from '#content/call-promise.ts'
import type { Link } from '#content/navigation.ts'
import { footerColumns, legalLinks } from '#edition/navigation.ts'
import { paidBriefly } from '#edition/paid.ts'
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
              {registrationsOf(brand).map(({ name, number }) => (
                <Fragment key={name}>
                  <br />
                  {`${name} ${number}`}
                </Fragment>
              ))}
            </address>
            <p>{paidBriefly.foot}</p>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                <Links links={links} />
              </ul>
            </nav>
          ))}
        </div>
        <ul className={styles.legal}>
          <li>{`© ${year} ${brand.legalName}`}</li>
          <Links links={legalLinks} />
        </ul>
      </div>
    </footer>
  )
}

type ShortProps = {
  brand: Brand
  /** On the pages of installers, who know what we do. */
  forInstallers?: boolean
}

/** The foot of pages that belong to one person. */
export function ShortFooter({ brand, forInstallers = false }: ShortProps) {
  const { street, locality, region, postcode } = brand.address
  return (
    <footer className={`${styles.footer} ${styles.short}`}>
      <div className={`page ${styles.line}`}>
        <p>
          {`${brand.legalName}, ${street}, ${locality} `}
          <span className={styles.together}>{[region, postcode].filter(Boolean).join(' ')}</span>
          <br />
          {forInstallers ? (
            <>
              Questions? <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
              {phoneHours(brand).map((hours) => (
                <span key={hours}>{`, ${hours}`}</span>
              ))}
            </>
          ) : (
            paidBriefly.foot
          )}
        </p>
        <ul className={styles.legal}>
          <Links links={legalLinks} />
        </ul>
      </div>
    </footer>
  )
}

function Links({ links }: { links: readonly Link[] }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <a href={path}>{label}</a>
    </li>
  ))
}
