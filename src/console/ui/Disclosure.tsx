import type { ReactNode } from 'react'
import { buttonClass } from './Button.tsx'
import styles from './Disclosure.module.css'

/** Something that is seldom done: a button that shows what it takes. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={buttonClass({})}>{label}</summary>
      {children}
    </details>
  )
}
