import { day } from './palette.ts'
import { panelGrid, roundedBox } from './panel-grid.ts'

interface KitProps {
  panels: number
  /** Battery modules, stacked at the right. */
  modules?: number
  className?: string
}

const cell = { width: 11, height: 17, gap: 2.4 }
const moduleWidth = 24
const moduleHeight = 5.6
const moduleStep = 7.7

// Wide enough for thirteen columns and a battery, so that the kits of a table share one scale.
const viewWidth = 13 * (cell.width + cell.gap) + 14 + moduleWidth

/** Every panel and every battery module of a package. */
export function Kit({ panels, modules = 0, className = 'kit' }: KitProps) {
  const grid = panelGrid(panels, cell)
  const stack = Array.from({ length: modules }, (_, index) =>
    roundedBox(
      grid.width + 14,
      Math.round((grid.height - moduleHeight - index * moduleStep) * 10) / 10,
      moduleWidth,
      moduleHeight,
    ),
  )
  const counted = `${panels} panels${modules ? ` and ${modules} battery ${modules === 1 ? 'module' : 'modules'}` : ''}`
  return (
    <svg
      className={className}
      viewBox={`0 0 ${Math.max(viewWidth, grid.width + 14 + moduleWidth)} ${grid.height}`}
      role="img"
      aria-label={counted}
    >
      <path d={grid.d} fill={day.panel} />
      {modules > 0 && <path d={stack.join('')} fill={day.gold} />}
    </svg>
  )
}
