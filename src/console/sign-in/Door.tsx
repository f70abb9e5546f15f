import { type ReactNode, useEffect } from 'react'
import { brand } from '../brand.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './Door.module.css'

/** The frame of what comes before the desk: signing in, setting up, getting back in. */
export function Door({
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
    <div className={styles.door}>
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

/** The other ways on, under a line. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className={styles.other}>{children}</div>
}

/** A way on that is no address of its own. */
export function Way({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      {children}
    </button>
  )
}
