import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

/** Why something was not done, said where the hand is. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon name="late" />
      <span>{children}</span>
    </p>
  )
}
