import type { Brand } from '#content/brand/brand.ts'
import { legalLinks } from '#content/navigation.ts'
import styles from './ShortFooter.module.css'

/** The foot of pages that belong to one person. */
export function ShortFooter({ brand }: { brand: Brand }) {
  const { street, locality, region, postcode } = brand.address
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.line}`}>
        <p>
          {`${brand.legalName}, ${street}, ${locality} `}
          <span className={styles.together}>{[region, postcode].filter(Boolean).join(' ')}</span>
          <br />
          We don’t install. Installers pay us when we introduce you.
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
