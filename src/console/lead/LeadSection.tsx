import { type ReactNode, useId } from 'react'
import styles from './LeadSection.module.css'

/** A part of a lead's page under a heading. `about` is a short remark beside the heading. */
export function LeadSection({
  title,
  about,
  children,
}: {
  title: string
  about?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        {title} {about && <small>{about}</small>}
      </h2>
      {children}
    </section>
  )
}
