import type { ReactNode } from 'react'
import { FarRoof } from '#pictures/FarRoof.tsx'
import type { Frame } from '#pictures/flat-path.ts'
import { heroFrame } from '#pictures/hero-frame.ts'
import { Picture } from '#pictures/Picture.tsx'
import { day, type Palette } from '#pictures/palette.ts'
import { createView, type View } from '#pictures/projection.ts'
import { Subject } from '#pictures/Subject.tsx'
import { BareTree, Clouds, Ground } from './Street.tsx'

interface WinterStreetProps {
  view: View
  /** How far down the horizon is on the left of the stage; it rises to the right with the street. */
  down: number
  pavement: readonly [from: number, to: number]
  wet?: Parameters<typeof Ground>[0]['wet']
  frame?: Frame
  palette?: Palette
  /** What is drawn between the ground and the subject. */
  behind?: ReactNode
  children: ReactNode
}

/** A street in winter light: far roofs both ways for wide screens, bare trees, wet road, and the subject before them. */
export function WinterStreet({
  view,
  down,
  pavement,
  wet,
  frame = heroFrame,
  palette = day,
  behind,
  children,
}: WinterStreetProps) {
  const far = (scale: number, x: number, y: number) =>
    createView({ turn: 31, scale, origin: [x, y] }, frame, palette)
  const { left = 0, width, height } = frame
  const right = left + width
  return (
    <Picture frame={frame} ground={palette.sky}>
      <Clouds
        palette={palette}
        at={[
          [560, 96, 250],
          [905, 190, 190],
          [-420, 210, 240],
          [1300, 80, 300],
          [1700, 190, 220],
        ].flatMap(([x = 0, y = 0, wide = 0]) =>
          x + wide > left && x < right ? [[x, y, wide] as const] : [],
        )}
      />
      <FarRoof view={far(19, -560, down + 6)} x={0} width={12} wall={5} pitch={0.7} />
      <FarRoof view={far(19, -316, down)} x={0} width={12} wall={5} pitch={0.7} />
      {[0, 15.5, 31].map((x) => (
        <FarRoof key={x} view={far(17, 900, down - 34)} x={x} width={12} wall={5} pitch={0.75} />
      ))}
      {[
        [-330, down + 4, 230] as const,
        [1190, down - 20, 230] as const,
        [1690, down - 60, 200] as const,
      ]
        .filter(([x]) => x > left && x < right)
        .map(([x, y, tall]) => (
          <BareTree key={x} foot={[x, y]} height={tall} fill={palette.farShade} />
        ))}
      <Ground
        view={view}
        horizon={`M-640 ${down}C-240 ${down - 16} 160 ${down - 30} 520 ${down - 44}S1300 ${down - 90} 2060 ${down - 170}V${height}H-640z`}
        pavement={pavement}
        wet={wet}
      />
      {behind}
      <Subject>{children}</Subject>
    </Picture>
  )
}
