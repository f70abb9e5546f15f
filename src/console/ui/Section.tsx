import { type ReactNode, useId } from 'react'
import kit from './kit.module.css'
import styles from './Section.module.css'

/** A part of a screen under its own heading. Screens set its spacing by the properties in its style file. */
export function Section({
  title,
  about,
  children,
}: {
  title: string
  /** A short remark beside the title, such as what is counted. */
  about?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={kit.heading}>
        {title} {about && <small>{about}</small>}
      </h2>
      {children}
    </section>
  )
}

/** A paragraph that explains a section. */
export function SectionText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}
