import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** One part of the screen: what it shows, what that counts, and the figures. */
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
