import styles from './parts.module.css'

/** A number that leads to the source at the foot of the article. */
export function Source({ n }: { n: number }) {
  return (
    <sup className={styles.source}>
      <a href={`#source-${n}`} aria-label={`Source ${n}`}>
        {n}
      </a>
    </sup>
  )
}
