import { boxPaint, panelGrid } from './panel-grid.ts'

const cell = { width: 4.6, height: 8, gap: 1.4 }

/** A small drawing of so many panels, in the colour of the text around it. */
export function PanelCount({
  panels,
  className = 'panel-count',
}: {
  panels: number
  className?: string
}) {
  const { d, width, height } = panelGrid(panels, cell)
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={d} {...boxPaint('currentColor')} />
    </svg>
  )
}
