import type { ReactNode } from 'react'
import { Box } from '#pictures/Box.tsx'
import { Chimney } from '#pictures/Chimney.tsx'
import { panelPlaces } from '#pictures/Panels.tsx'
import { Face, Faces, North, north, Shadow, sloping } from '#pictures/Planes.tsx'
import { type Point, spaced, type View } from '#pictures/projection.ts'
import { EastWindow, NorthWindows } from '#pictures/Windows.tsx'
import { type Block, blockSlope, GabledBlock, ridgeOf } from './GabledBlock.tsx'

const unit = 5
const block: Block = { x: [0, unit * 3], depth: 9, wall: 6.2, pitch: 0.6, eave: 0.35, verge: 0.15 }
const shopfronts = ['door', 'doorGreen', 'doorRed'] as const

export const paradeSlope = blockSlope(block)
export const paradeEave = 5.9
/** Sixteen places in two rows. */
export const paradePlaces = panelPlaces(1.2, 0.75, 8, 2, [2, 5])

/** A parade of three shops with flats over them, one of them under an awning. */
export function Parade({ view, roof, wall }: { view: View; roof?: ReactNode; wall?: ReactNode }) {
  const { palette } = view
  const starts = spaced(0, unit, 3)
  const [middle, ridge] = [-block.depth / 2, ridgeOf(block)]
  return (
    <>
      <Box
        view={view}
        x={[-1, block.x[1] + 1]}
        y={[0, 3.2]}
        z={[0, 0.1]}
        front={palette.pathEdge}
        side={palette.pathEdge}
        top={palette.path}
      />
      <GabledBlock view={view} block={block}>
        <EastWindow view={view} y={[-6.4, -5.4]} z={[3.9, 5.2]} x={0} lit />
        <North view={view} x={block.x} z={[3.15, 3.3]} y={0} fill={palette.render} />
        <NorthWindows
          view={view}
          y={0}
          openings={starts.flatMap((start, index) => [
            {
              x: [start + 0.8, start + 2.1] as const,
              z: [3.95, 5.4] as const,
              panes: 2,
              lit: index === 1,
            },
            {
              x: [start + 2.9, start + 4.2] as const,
              z: [3.95, 5.4] as const,
              panes: 2,
              lit: index === 2,
            },
          ])}
        />
        {starts.map((start, index) => (
          <Shopfront
            key={start}
            view={view}
            start={start}
            colour={palette[shopfronts[index] ?? 'door']}
            hasAwning={index === 1}
          />
        ))}
        {wall}
      </GabledBlock>
      {roof}
      {[unit, unit * 2].map((x) => (
        <Chimney
          key={x}
          view={view}
          x={[x - 0.45, x + 0.45]}
          y={[middle - 0.9, middle + 0.4]}
          z={[ridge - 0.34, ridge + 1.2]}
          pots={3}
        />
      ))}
    </>
  )
}

interface ShopfrontProps {
  view: View
  start: number
  colour: string
  hasAwning: boolean
}

/** A painted frame with its fascia, a stall riser, a window, and the door on the right. */
function Shopfront({ view, start, colour, hasAwning }: ShopfrontProps) {
  const { palette } = view
  const at = (x: number) => start + x
  const window = [at(0.5), at(3.1)] as const
  const glint: Point[] = [
    [at(1.7), 0, 0.75],
    [at(2.3), 0, 0.75],
    [at(3), 0, 2.3],
    [at(2.4), 0, 2.3],
  ]
  return (
    <>
      <North view={view} x={[at(0.2), at(4.8)]} z={[0.1, 3.05]} y={0} fill={colour} />
      <North view={view} x={[at(0.35), at(4.65)]} z={[2.5, 2.92]} y={0} fill={palette.renderTop} />
      <North
        view={view}
        x={window}
        z={[0.75, 2.3]}
        y={0}
        fill={palette.lamps ? palette.gold : palette.glass}
      />
      {!palette.lamps && <Face view={view} points={glint} fill={palette.glint} />}
      <Faces
        view={view}
        fill={colour}
        planes={[
          north([at(1.32), at(1.42)], [0.75, 2.3], 0),
          north([at(2.18), at(2.28)], [0.75, 2.3], 0),
        ]}
      />
      <North view={view} x={[at(3.4), at(4.5)]} z={[0.1, 2.35]} y={0} fill={palette.glassShade} />
      <North view={view} x={[at(3.55), at(4.35)]} z={[0.2, 2.25]} y={0} fill={colour} />
      <North
        view={view}
        x={[at(3.7), at(4.2)]}
        z={[1, 2.05]}
        y={0}
        fill={palette.lamps ? palette.gold : palette.glint}
      />
      {hasAwning && <Awning view={view} start={start} />}
    </>
  )
}

/** Canvas on a frame, striped across. */
function Awning({ view, start }: { view: View; start: number }) {
  const { palette } = view
  const [left, right, out] = [start + 0.25, start + 4.75, 1.5]
  const stripe = (right - left) / 9
  return (
    <>
      <Shadow view={view} strength={0.2} points={north([left - 0.5, right - 0.5], [1.2, 2.5], 0)} />
      <Face
        view={view}
        fill={palette.awningEnd}
        points={[
          [left, 0, 2.5],
          [left, out, 2.05],
          [left, out, 1.85],
          [left, 0, 1.95],
        ]}
      />
      <Faces
        view={view}
        planes={[sloping([left, right], [out, 2.05], [0, 2.5])]}
        fill={palette.awning}
      />
      <Faces
        view={view}
        planes={spaced(left, stripe * 2, 5).map((x) =>
          sloping([x, x + stripe], [out, 2.05], [0, 2.5]),
        )}
        fill={palette.stripe}
      />
      <North view={view} x={[left, right]} z={[1.85, 2.05]} y={out} fill={palette.awningEdge} />
    </>
  )
}
