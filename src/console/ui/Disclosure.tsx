import type { ReactNode } from 'react'
import { buttonClass } from './Button.tsx'
import styles from './Disclosure.module.css'

/** A button that reveals a form that is seldom needed. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={buttonClass({})}>{label}</summary>
      {children}
    </details>
  )
}
