import { formatMoney } from '#estimate/format-money.ts'
import type { ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import styles from './PriceLine.module.css'

const lineHeight = 52

/** Each price on one scale, in front of what is usual for its size. The table below says the same in words. */
export function PriceLine({ quotes }: { quotes: readonly ReviewedQuote[] }) {
  const values = quotes.flatMap(({ review, usual }) => [review.cashPrice, usual.low, usual.high])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least) * 0.06
  const share = (dollars: number) => (100 * dollars) / (most - least + 2 * room)
  const at = (dollars: number) => `${share(dollars - least + room).toFixed(1)}%`
  return (
    <svg className={styles.lines} height={quotes.length * lineHeight} aria-hidden="true">
      {quotes.map(({ number, quote, review, usual, verdict }, index) => {
        const y = index * lineHeight + 34
        const isRight = review.cashPrice > (least + most) / 2
        const x = at(review.cashPrice)
        return (
          <g key={number}>
            <line x1="0" x2="100%" y1={y} y2={y} />
            <rect
              x={at(usual.low)}
              width={`${share(usual.high - usual.low).toFixed(1)}%`}
              y={y - 11}
              height="22"
            />
            <circle cx={x} cy={y} r="7" data-verdict={verdict.kind} />
            <text x={x} dx={isRight ? 8 : -8} y={y - 17} textAnchor={isRight ? 'end' : 'start'}>
              <tspan>{shorten(quote.from)}</tspan> {formatMoney(review.cashPrice)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** As much of a name as fits beside its price on a phone. */
function shorten(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17).trim()}…` : name
}
