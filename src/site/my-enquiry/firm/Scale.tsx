import type { PriceBand } from '#domain/offer/price.ts'
import { formatShortCents } from '#estimate/format-money.ts'
import { shortBand } from '../../link-page/short-band.ts'
import { besideOurs } from '../prices.ts'
import styles from './Scale.module.css'

type Props = {
  ours: PriceBand
  theirs: PriceBand
  scale: { from: number; until: number }
  /** Without amounts, in a row that says them. */
  isSmall?: boolean
}

/** So much of the scale our own band needs to have an amount at each end. */
const roomForTwo = 0.42

/** A price over our own band, both on the scale of all prices of the page. The words beside it say the same. */
export function Scale({ ours, theirs, scale: { from, until }, isSmall = false }: Props) {
  const at = (cents: number) => (cents - from) / (until - from)
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
  const bar = ({ lowCents, highCents }: PriceBand) => ({
    x: percent(at(lowCents)),
    width: percent(at(highCents) - at(lowCents)),
    rx: 2,
  })
  if (isSmall)
    return (
      <svg className={styles.small} aria-hidden="true">
        <rect className={styles.ours} {...bar(ours)} height="18" />
        <rect className={styles.theirs} {...bar(theirs)} y="4" height="10" />
      </svg>
    )
  const [low, high] = [at(ours.lowCents), at(ours.highCents)]
  const isRight = low > 0.5
  return (
    <svg className={styles.scale} role="img" aria-label={besideOurs(theirs, ours)}>
      <rect className={styles.ours} {...bar(ours)} height="26" />
      <rect className={styles.theirs} {...bar(theirs)} y="7" height="12" />
      <text y="42">{formatShortCents(from)}</text>
      {high - low >= roomForTwo ? (
        <>
          <text x={percent(low)} y="42">
            {formatShortCents(ours.lowCents)}
          </text>
          <text x={percent(high)} y="42" textAnchor="end">
            {formatShortCents(ours.highCents)}
          </text>
        </>
      ) : (
        <text x={percent(isRight ? high : low)} y="42" textAnchor={isRight ? 'end' : undefined}>
          {shortBand(ours)}
        </text>
      )}
    </svg>
  )
}
