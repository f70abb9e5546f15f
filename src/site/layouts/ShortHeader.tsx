import type { Brand } from '#content/brand.ts'
import { Mark } from '../ui/Mark.tsx'
import styles from './ShortHeader.module.css'

type Props = {
  brand: Brand
  /** Whose page it is, instead of our number. */
  whose?: string | undefined
}

/** The bar above pages that belong to one person: they need no menu of pages to read. */
export function ShortHeader({ brand, whose }: Props) {
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <a href="/" className={styles.logo} aria-label={`${brand.name}, home`}>
          <Mark brand={brand} />
        </a>
        {whose ? (
          <p className={styles.whose}>{whose}</p>
        ) : (
          <a className={styles.call} href={`tel:${brand.phone.link}`}>
            {brand.phone.label}
          </a>
        )}
      </div>
    </header>
  )
}
