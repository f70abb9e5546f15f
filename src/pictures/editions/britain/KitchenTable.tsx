import type { ReactNode } from 'react'
import { heroFrame } from '#pictures/hero-frame.ts'
import { Picture } from '#pictures/Picture.tsx'
import { alongX, Lines, Top } from '#pictures/Planes.tsx'
import { spaced, type View } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'

/** Its far edge, in metres. */
const tableBack = -0.02

/** A table of planks from one edge of the frame to the other, before a plain wall. */
export function KitchenTable({ view, children }: { view: View; children: ReactNode }) {
  const { palette } = view
  return (
    <Picture frame={heroFrame} ground={palette.sky}>
      <Top view={view} x={[-2, 4]} y={[tableBack, 2]} z={0} fill={palette.deck} />
      <Lines
        view={view}
        segments={spaced(tableBack + 0.15, 0.15, 9).map((y) => alongX([-2, 4], y, 0))}
        colour={palette.deckLine}
        width={2}
      />
      <Lines
        view={view}
        segments={[alongX([-2, 4], tableBack, 0)]}
        colour={palette.deckShade}
        width={5}
      />
      <Subject>{children}</Subject>
    </Picture>
  )
}

/** A mug of tea, seen from the chair. */
export function Mug({ view, x, y }: { view: View; x: number; y: number }) {
  const { palette, scale } = view
  const [across, down] = view.at([x, y, 0])
  const [wide, flat, tall] = [0.042 * scale, 0.03 * scale, 0.07 * scale].map(Math.round) as [
    number,
    number,
    number,
  ]
  const [cx, foot] = [Math.round(across), Math.round(down)]
  return (
    <g>
      <ellipse
        cx={cx - wide * 0.5}
        cy={foot + 4}
        rx={wide * 1.35}
        ry={flat}
        fill={palette.shadow}
        opacity={0.16}
      />
      <path
        d={`M${cx + wide - 3} ${foot - tall + 14}c${wide * 0.9} -8 ${wide * 0.9} ${tall - 20} -2 ${tall - 26}`}
        fill="none"
        stroke={palette.doorBlue}
        strokeWidth={9}
      />
      <path
        d={`M${cx - wide} ${foot - tall}V${foot}a${wide} ${flat} 0 0 0 ${wide * 2} 0V${foot - tall}z`}
        fill={palette.doorBlue}
      />
      <ellipse cx={cx} cy={foot - tall} rx={wide} ry={flat} fill={palette.doorBlue} />
      <ellipse cx={cx} cy={foot - tall} rx={wide - 5} ry={flat - 4} fill={palette.glassShade} />
      <ellipse
        cx={cx}
        cy={foot - tall + 6}
        rx={wide - 10}
        ry={flat - 10}
        fill={palette.deckFront}
      />
    </g>
  )
}
