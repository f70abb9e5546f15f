import { type ReactNode, useEffect } from 'react'
import { brand } from '../client/brand.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './AuthLayout.module.css'

/** The frame of the screens outside the desk: signing in, setting up, a new password, and what cannot be shown. */
export function AuthLayout({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} | ${brand.name} lead desk`
  }, [title])
  return (
    <div className={styles.layout}>
      <header>
        <div>
          <Wordmark />
        </div>
      </header>
      <main>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}

/** Links to other screens, under a line. */
export function OtherOptions({ children }: { children: ReactNode }) {
  return <div className={styles.options}>{children}</div>
}
