import type { View } from '#pictures/projection.ts'

/** A red pillar box. It is round, so it is drawn upright at its place. */
export function PillarBox({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette, scale } = view
  const [across, down] = view.at([x, y, 0.1])
  const px = (metres: number) => Math.round(metres * scale * 10) / 10
  const [radius, cap] = [px(0.24), px(0.29)]
  const at = (up: number) => Math.round((down - up * scale) * 10) / 10
  const left = Math.round((across - radius) * 10) / 10
  const drum = (wide: number, low: number, high: number) =>
    `M${across - wide} ${at(low)}V${at(high)}h${wide * 2}V${at(low)}a${wide} ${wide * 0.28} 0 0 1-${wide * 2} 0z`
  return (
    <g>
      <path d={drum(px(0.27), 0, 0.16)} fill={palette.panelEdge} />
      <path d={drum(radius, 0.14, 1.35)} fill={palette.doorRed} />
      <path
        d={`M${left} ${at(0.12)}V${at(1.35)}h${px(0.14)}V${at(0.07)}z`}
        fill={palette.shadow}
        opacity={0.25}
      />
      <path
        d={`M${across - cap} ${at(1.35)}a${cap} ${px(0.3)} 0 0 1 ${cap * 2} 0a${cap} ${cap * 0.25} 0 0 1-${cap * 2} 0z`}
        fill={palette.doorRed}
      />
      <path
        d={`M${across - px(0.12)} ${at(1.1)}h${px(0.26)}v${px(0.07)}h-${px(0.26)}z`}
        fill={palette.panelEdge}
      />
      <path
        d={`M${across - px(0.1)} ${at(0.95)}h${px(0.22)}v${px(0.2)}h-${px(0.22)}z`}
        fill={palette.trim}
      />
    </g>
  )
}
