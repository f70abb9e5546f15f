import type { ReactNode } from 'react'
import kit from '../../ui/kit.module.css'
import styles from './Bar.module.css'

type BarPart = {
  /** Share of the width, 0 to 1. */
  share: number
  /** 'stopped' and 'late' are hatched. */
  look: 'went-on' | 'sent' | 'came' | 'stopped' | 'late'
}

/** Shows a number as a length. The number itself is shown beside it. */
function Bar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <span className={`${styles.bar} ${kit.drawn}`} aria-hidden="true">
      {parts.map(({ share, look }) => (
        <i key={look} data-look={look} style={{ width: `${Math.min(1, share) * 100}%` }} />
      ))}
    </span>
  )
}

/** A bar beside the name of its row, on phones below it. */
export function NamedBar({ name, parts }: { name: ReactNode; parts: readonly BarPart[] }) {
  return (
    <span className={styles.named}>
      <span className={styles.name}>{name}</span>
      <Bar parts={parts} />
    </span>
  )
}
