import styles from './bar.module.css'
import { shareLeft } from './left.ts'

type Props = {
  since: string
  until: string
  now: string
  /** Beside words in a row. */
  isSmall?: boolean
}

const quarters = [0, 1, 2, 3] as const

/** A bar in four quarters, of which what is left of a time is filled. The words beside it say the same. */
export function Clock({ since, until, now, isSmall = false }: Props) {
  const share = shareLeft({ since, until }, now)
  return (
    <svg
      className={isSmall ? `${styles.bar} ${styles.small}` : styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {quarters.map((quarter) => {
        const filled = Math.min(1, Math.max(0, share * 4 - quarter)) * 24
        return (
          <g key={quarter} transform={`translate(${quarter * 25.33} 0)`}>
            <rect className={styles.track} width="24" height="10" />
            {filled > 0 && <rect className={styles.filled} width={filled} height="10" />}
          </g>
        )
      })}
    </svg>
  )
}
