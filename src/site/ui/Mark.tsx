import type { Brand } from '#content/brand.ts'
import { Beam } from '#pictures/Beam.tsx'
import { Sprig } from '#pictures/Sprig.tsx'
import styles from './Mark.module.css'

/** The brand's picture and name, as shown in header and footer. */
export function Mark({ brand, onDark = false }: { brand: Brand; onDark?: boolean }) {
  return (
    <span className={styles.mark} data-dark={onDark ? '' : undefined}>
      <MarkPicture mark={brand.mark} onDark={onDark} />
      <span>{brand.name}</span>
    </span>
  )
}

export function MarkPicture({ mark, onDark = false }: { mark: Brand['mark']; onDark?: boolean }) {
  return mark === 'wattle' ? <Sprig onDark={onDark} /> : <Beam onDark={onDark} />
}
