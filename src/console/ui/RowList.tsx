import type { ReactNode } from 'react'
import kit from './kit.module.css'
import styles from './RowList.module.css'

/** People, webhooks and the like, a row each. It goes from edge to edge, or with `inset` as far as the text around it. */
export function RowList({ inset, children }: { inset?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.rows} data-inset={inset || undefined}>
      {children}
    </ul>
  )
}

export function RowItem({
  title,
  about = [],
  actions,
  isClosed,
  children,
}: {
  title: ReactNode
  /** Remarks below the title, a line each. */
  about?: readonly ReactNode[]
  /** Buttons at the right, below on phones. */
  actions?: ReactNode
  /** It no longer counts, and is paler. */
  isClosed?: boolean
  /** Content below the rest. */
  children?: ReactNode
}) {
  return (
    <li data-closed={isClosed || undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        {about.map(
          (line, index) =>
            line && (
              <div key={index} className={kit.note}>
                {line}
              </div>
            ),
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  )
}
