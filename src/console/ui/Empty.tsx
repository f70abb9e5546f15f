import type { ReactNode } from 'react'
import styles from './Empty.module.css'

/** A screen or list with nothing in it: what that means, and the way on. */
export function Empty({
  title,
  children,
  actions,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
