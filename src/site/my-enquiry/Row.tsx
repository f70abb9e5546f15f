import type { ReactNode } from 'react'
import styles from './Row.module.css'

type Props = {
  label: string
  value: ReactNode
  /** What opening it is called: 'Change'. */
  opens: string
  isOpen: boolean
  children: ReactNode
}

/** Something that may be changed, which opens in place. */
export function Row({ label, value, opens, isOpen, children }: Props) {
  return (
    <details className={styles.row} open={isOpen}>
      <summary>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>{' '}
        <span className={`link ${styles.opens}`}>{opens}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
