import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Problem.module.css'

/** Why something was not done, next to the button that was pressed. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.problem} id={id} role="alert">
      <Icon name="late" />
      <span>{children}</span>
    </p>
  )
}

/** That something was done, next to the button that was pressed. */
export function Success({ children }: { children: ReactNode }) {
  return (
    <p className={styles.success} role="status">
      <Icon name="done" /> <span>{children}</span>
    </p>
  )
}
