import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** A part of a screen under its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {aside && <small> {aside}</small>}
      </h2>
      {children}
    </section>
  )
}
