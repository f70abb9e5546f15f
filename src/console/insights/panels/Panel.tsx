import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A part of the screen under a heading. `about` says what is counted. */
export function Panel({
  title,
  about,
  children,
}: {
  title: string
  about?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.panel}>
      <h2>
        {title} {about && <small>{about}</small>}
      </h2>
      {children}
    </section>
  )
}
