import { day } from './palette.ts'
import { boxPaint, boxStack, panelGrid } from './panel-grid.ts'

interface KitProps {
  panels: number
  /** Battery modules, stacked at the right. */
  modules?: number
  className?: string
}

const cell = { width: 11, height: 17, gap: 2.4 }
const box = { width: 24, height: 5.6, step: 7.7 }

// Thirteen columns and a battery, so that the kits of a table share one scale.
const widest = 212.2

/** Every panel and every battery module of a package. */
export function Kit({ panels, modules = 0, className = 'kit' }: KitProps) {
  const grid = panelGrid(panels, cell)
  const stack = boxStack([grid.width + 14, grid.height - box.height], modules, box)
  const viewWidth = Math.max(widest, grid.width + 14 + box.width)
  const counted = `${panels} panels${modules ? ` and ${modules} battery ${modules === 1 ? 'module' : 'modules'}` : ''}`
  return (
    <svg
      className={className}
      viewBox={`0 0 ${viewWidth} ${grid.height}`}
      role="img"
      aria-label={counted}
    >
      <path d={grid.d} {...boxPaint(day.panel)} />
      {modules > 0 && <path d={stack} {...boxPaint(day.gold)} />}
    </svg>
  )
}
