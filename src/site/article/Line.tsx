import styles from './Line.module.css'
import { plotLine } from './plot-line.ts'

type Props = {
  caption: string
  xLabel: string
  yLabel: string
  note?: string
  points: readonly (readonly [x: number, y: number])[]
}

const width = 600
const height = 300

/** A line chart with the value written beside each point. */
export function Line({ caption, xLabel, yLabel, note, points }: Props) {
  const { path, area, ticks, marks, right, floor } = plotLine(points, { width, height })
  const money = yLabel === '$'
  const formatValue = (value: number) => `${money ? '$' : ''}${value.toLocaleString('en-AU')}`
  const description = points.map(
    ([x, y]) => `${x} ${xLabel}: ${formatValue(y)}${money ? '' : ` ${yLabel}`}`,
  )
  return (
    <figure className={styles.line}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description.join('; ')}>
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
        {marks.map(({ x, y, point: [across, up], anchor, close }) => (
          <g key={across} className={close ? styles.close : undefined}>
            <circle cx={x} cy={y} r="5" />
            <text className={styles.value} x={x} y={y - 14} textAnchor={anchor}>
              {formatValue(up)}
            </text>
            <text className={styles.across} x={x} y={floor + 24} textAnchor={anchor}>
              {across}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.labels}>
        <span>{money ? 'Dollars up' : `${capital(yLabel)}, up`}</span>
        <span>{`${capital(xLabel)}, across`}</span>
      </p>
      {note && <p className="dated">{note}</p>}
    </figure>
  )
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
