import { Face, Lines, north, Shadow } from '#pictures/Planes.tsx'
import {
  isNear,
  type Point,
  type Segment,
  type Span,
  spaced,
  type View,
} from '#pictures/projection.ts'

interface BayProps {
  view: View
  x: Span
  /** Windows from the lowest up. */
  floors: readonly { z: Span; lit?: boolean }[]
  /** What is between and above the windows. */
  band: 'tile' | 'render'
  /** How far it sticks out, and how much of its width each slanting side takes. */
  out?: number
  cant?: number
}

/** A bay with slanting sides, of one storey or two, wholly under the eave. */
export function Bay({ view, x: [left, right], floors, band, out = 0.62, cant = 0.62 }: BayProps) {
  const { palette } = view
  const sill = (floors[0]?.z[0] ?? 1) - 0.1
  const top = (floors.at(-1)?.z[1] ?? 2) + 0.5
  const corners = [
    [left, 0],
    [left + cant, out],
    [right - cant, out],
    [right, 0],
  ] as const
  const plain = { tile: [palette.tileLine, palette.tile], render: [palette.stone, palette.render] }[
    band
  ]
  /** A part of one of the three sides, without so much at each end. */
  const side = (index: number, z: Span, margin = 0): Point[] => {
    const [[fromX, fromY], [toX, toY]] = [corners[index] ?? [0, 0], corners[index + 1] ?? [0, 0]]
    const part = margin / Math.hypot(toX - fromX, toY - fromY)
    const at = (along: number, up: number): Point => [
      fromX + (toX - fromX) * along,
      fromY + (toY - fromY) * along,
      up,
    ]
    return [at(part, z[0]), at(1 - part, z[0]), at(1 - part, z[1]), at(part, z[1])]
  }
  const tiles = floors.slice(1).flatMap(({ z }, index) => {
    const below = floors[index]?.z[1] ?? 0
    return spaced(below + 0.3, 0.2, (z[0] - below - 0.4) / 0.2)
  })
  return (
    <>
      <Shadow view={view} strength={0.2} points={north([left - 0.6, left], [0, top], 0)} />
      {[0, 1, 2].map((index) => {
        const isShaded = index === 0
        return (
          <g key={index}>
            <Face
              view={view}
              points={side(index, [0, sill])}
              fill={isShaded ? palette.brickLine : palette.brick}
            />
            <Face
              view={view}
              points={side(index, [sill, top])}
              fill={plain[isShaded ? 0 : 1] ?? ''}
            />
            {band === 'tile' && (
              <Lines
                view={view}
                segments={tiles.map((z): Segment => {
                  const [from, to] = side(index, [z, z])
                  return [from as Point, to as Point]
                })}
                colour={palette.tileLine}
                width={0.8}
              />
            )}
            {floors.map(({ z, lit = false }) => {
              const isLit = lit && palette.lamps
              const trim = isShaded ? palette.trimShade : palette.trim
              const glass = isShaded ? palette.glassShade : palette.glass
              return (
                <g key={z[0]}>
                  <Face view={view} points={side(index, [z[0] - 0.12, z[1] + 0.12])} fill={trim} />
                  <Face
                    view={view}
                    points={side(index, z, 0.09)}
                    fill={isLit ? palette.gold : glass}
                  />
                  {index === 1 && (
                    <Panes
                      view={view}
                      x={[left + cant, right - cant]}
                      z={z}
                      y={out}
                      glints={!isLit}
                    />
                  )}
                  <Face view={view} points={side(index, [z[1] - 0.42, z[1] - 0.34])} fill={trim} />
                </g>
              )
            })}
          </g>
        )
      })}
      <Face
        view={view}
        points={corners.map(([x, y]): Point => [x, y, top])}
        fill={palette.ironTop}
      />
    </>
  )
}

/** The middle window's two mullions, and the sky in it. */
function Panes({
  view,
  x,
  z,
  y,
  glints,
}: {
  view: View
  x: Span
  z: Span
  y: number
  glints: boolean
}) {
  const width = x[1] - x[0]
  const at = (part: number) => x[0] + width * part
  return (
    <>
      {glints && isNear(view) && (
        <Face
          view={view}
          fill={view.palette.glint}
          opacity={0.8}
          points={[
            [at(0.5), y, z[0]],
            [at(0.66), y, z[0]],
            [at(0.94), y, z[1]],
            [at(0.78), y, z[1]],
          ]}
        />
      )}
      {[1 / 3, 2 / 3].map((part) => (
        <Face
          key={part}
          view={view}
          points={north([at(part) - 0.045, at(part) + 0.045], z, y)}
          fill={view.palette.trim}
        />
      ))}
    </>
  )
}
