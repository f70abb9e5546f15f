import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A table of what is known, in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

type FactProps = {
  label: string
  /** Large, for what it costs. */
  isFee?: boolean
  children: ReactNode
}

/** Long labels, such as whole questions, go above their answer. */
const longestLabel = 22

export function Fact({ label, isFee = false, children }: FactProps) {
  const shape = [styles.fact, isFee && styles.fee, label.length > longestLabel && styles.stacked]
  return (
    <div className={shape.filter(Boolean).join(' ')}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
