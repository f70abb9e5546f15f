import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

/**
 * A message across the screen: clay for what was rejected or fails, sky for what changed by itself. Screen readers
 * announce clay at once, sky when they are free.
 */
export function Notice({
  kind,
  quiet,
  icon = kind === 'clay' ? 'late' : 'note',
  children,
  actions,
}: {
  kind: 'clay' | 'sky'
  /** Announced by the region around it. */
  quiet?: boolean
  icon?: IconName
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      role={quiet ? undefined : kind === 'clay' ? 'alert' : 'status'}
    >
      <Icon name={icon} />
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
