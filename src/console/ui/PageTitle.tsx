import type { ReactNode } from 'react'
import { useTabTitle } from '../client/tab-title.ts'
import styles from './PageTitle.module.css'

/** The heading of a screen, also as the title of the browser's tab. */
export function PageTitle({
  title,
  count,
  children,
}: {
  title: string
  count?: ReactNode
  /** Controls for the whole screen, at the right on laptops. */
  children?: ReactNode
}) {
  useTabTitle(title)
  return (
    <header className={styles.top}>
      <h1>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h1>
      {children}
    </header>
  )
}
