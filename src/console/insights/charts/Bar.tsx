import styles from './Bar.module.css'

type Part = {
  /** Of the whole width, 0 to 1. */
  share: number
  /** 'stopped' and 'late' are hatched. */
  look: 'went-on' | 'sent' | 'came' | 'stopped' | 'late'
}

/** A number as a length, beside the number itself. */
export function Bar({ parts }: { parts: readonly Part[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map(({ share, look }) => (
        <i key={look} data-look={look} style={{ width: `${Math.min(1, share) * 100}%` }} />
      ))}
    </span>
  )
}
