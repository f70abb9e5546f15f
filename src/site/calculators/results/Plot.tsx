import type { ReactNode } from 'react'
import styles from './Chart.module.css'
import type { Shapes } from './day-view.ts'
import { layers } from './stacked-energy.ts'

type Props = {
  /** In the chart’s own units, before it is stretched to its place; it is a hundred high. */
  width: number
  shapes: Shapes
  scale: readonly [string, string]
  /** The labels under it. */
  children: ReactNode
}

/** The layers of a day or a year on their scale. Their numbers are in the table below. */
export function Plot({ width, shapes, scale: [top, half], children }: Props) {
  return (
    <div className={styles.plot}>
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.rule} d={`M0 0H${width}M0 50H${width}`} />
        {layers.map((layer) => (
          <path key={layer} className={styles[layer]} d={shapes[layer]} />
        ))}
        <path className={styles.used} d={shapes.use} />
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>{top}</span>
        <span>{half}</span>
        <span>0</span>
      </p>
      {children}
    </div>
  )
}
