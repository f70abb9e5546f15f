import type { ReactNode } from 'react'
import styles from './PlainHero.module.css'

/** The top of a page that is words alone. */
export function PlainHero({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className={`page ${styles.hero}`} id="top">
      <h1>{heading}</h1>
      {children}
    </header>
  )
}
