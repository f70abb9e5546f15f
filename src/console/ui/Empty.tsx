import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import kit from './kit.module.css'

/** Shown instead of an empty list: why it is empty, and what to do next. */
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
      <h2 className={kit.title}>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={kit.actions}>{actions}</div>}
    </div>
  )
}
