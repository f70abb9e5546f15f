import styles from './CapMeter.module.css'

/** More than so many are a bar instead of blocks. */
const mostBlocks = 8

/** How much of a cap is taken; full is ink. The numbers are shown beside it. */
export function CapMeter({ accepted, cap }: { accepted: number; cap: number }) {
  const full = accepted >= cap ? '' : undefined
  if (cap > mostBlocks)
    return (
      <svg
        className={styles.bar}
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.track} width="100" height="12" />
        <rect data-full={full} width={Math.min(1, accepted / cap) * 100} height="12" />
      </svg>
    )
  const places = Array.from({ length: cap }, (_, index) => index + 1)
  return (
    <span className={styles.blocks} data-full={full} aria-hidden="true">
      {places.map((place) => (
        <i key={place} data-taken={place <= accepted ? '' : undefined} />
      ))}
    </span>
  )
}
