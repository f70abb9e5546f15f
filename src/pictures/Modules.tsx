import { day } from './palette.ts'
import { boxPaint, boxStack } from './panel-grid.ts'

const box = { width: 62, height: 20, step: 23 }

type Props = {
  modules: number
  /** The tallest stack beside it, so that all are drawn to one scale. */
  of: number
  className?: string | undefined
}

/** A battery as a stack of its modules, counted true and standing on the ground. */
export function Modules({ modules, of, className }: Props) {
  const height = of * box.step + 14
  const ground = height - 3
  const stack = boxStack([4, ground + 1 - box.step], modules, box)
  const top = ground - 2 - modules * box.step
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.width + 8} ${height}`}
      role="img"
      aria-label={`${modules} battery ${modules === 1 ? 'module' : 'modules'}`}
    >
      <path d={stack} {...boxPaint(day.gold)} />
      <path d={`M4 ${top}h${box.width}v-5h-${box.width}z`} fill={day.panel} />
      <path d={`M0 ${ground}h${box.width + 8}v3H0z`} fill={day.ink} />
    </svg>
  )
}
