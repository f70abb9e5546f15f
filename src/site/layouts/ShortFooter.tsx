import type { Brand } from '#content/brand.ts'
import { phoneHours } from '#content/call-promise.ts'
import { legalLinks } from '#edition/navigation.ts'
import styles from './ShortFooter.module.css'

type Props = {
  brand: Brand
  /** On the pages of installers, who know what we do. */
  forInstallers?: boolean
}

/** The foot of pages that belong to one person. */
export function ShortFooter({ brand, forInstallers = false }: Props) {
  const { street, locality, region, postcode } = brand.address
  return (
    <footer className={styles.footer}>
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
            'We don’t install. Installers pay us when we introduce you.'
          )}
        </p>
        <ul>
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
