import { formatWithUnit } from '#content/format.ts'
import styles from './Line.module.css'
import { plotLine } from './plot-line.ts'

type Props = {
  caption: string
  /** What the axis up says, and the one across, in words people use. */
  up: string
  across: string
  /** '$' and '%' are shown on the axis as well; others only beside each point’s value, for people who hear the chart. */
  unit: string
  note?: string
  points: readonly (readonly [x: number, y: number])[]
}

const width = 600
const height = 300

/** A line chart with the value written beside each point. */
export function Line({ caption, up, across, unit, note, points }: Props) {
  const { path, area, ticks, marks, right, floor } = plotLine(points, { width, height })
  const formatValue = (value: number) =>
    ['$', '%'].includes(unit) ? formatWithUnit(value, unit) : value.toLocaleString('en-AU')
  const description = points.map(([x, y]) => `${x}: ${formatWithUnit(y, unit)}`)
  return (
    <figure className={styles.line}>
      <figcaption>{caption}</figcaption>
      <p className={styles.up}>{up}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${up}, by ${across.toLowerCase()}. ${description.join('; ')}`}
      >
        {ticks.map(({ value, y }) => (
          <g key={value} className={styles.tick}>
            <path d={`M0 ${y}H${right}`} />
            <text x="0" y={y - 6}>
              {formatValue(value)}
            </text>
          </g>
        ))}
        <path className={styles.area} d={area} />
        <path className={styles.path} d={path} />
        {marks.map(({ x, y, point: [at, value], anchor, side, close }) => (
          <g key={at} className={close ? styles.close : undefined}>
            <circle cx={x} cy={y} r="5" />
            <text
              className={`${styles.value} ${styles[side]}`}
              x={x}
              y={y}
              textAnchor={side === 'first' ? 'middle' : side === 'right' ? 'start' : 'end'}
            >
              {formatValue(value)}
            </text>
            <text x={x} y={floor + 24} textAnchor={anchor}>
              {at}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.across}>{across}</p>
      {note && <p className="dated">{note}</p>}
    </figure>
  )
}
