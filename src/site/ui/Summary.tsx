import type { ReactNode } from 'react'
import styles from './Summary.module.css'

/** The heading of a `<details>`, with its chevron. */
export function Summary({ children }: { children: ReactNode }) {
  return <summary className={styles.summary}>{children}</summary>
}
