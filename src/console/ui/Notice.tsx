import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

/**
 * A band that says something at once: clay for what was refused or fails, sky for what changed by itself.
 * Clay is told right away, sky when the reader is free.
 */
export function Notice({
  kind,
  icon = kind === 'clay' ? 'late' : 'note',
  children,
  actions,
}: {
  kind: 'clay' | 'sky'
  icon?: IconName
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'clay' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
