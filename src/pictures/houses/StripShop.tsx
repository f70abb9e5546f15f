import type { ReactNode } from 'react'
import { Box } from '../Box.tsx'
import { EastClad } from '../Cladding.tsx'
import { panelPlaces } from '../Panels.tsx'
import { East, Face, Faces, level, North, north, Shadow, Top } from '../Planes.tsx'
import { type Point, type Span, spaced, type View } from '../projection.ts'
import { slope } from '../slope.ts'
import { EastWindow } from '../Windows.tsx'

const length = 14
const depth = 9.5
const height = 4.2

/** The panels are on frames on the flat roof. */
export const shopFrame = slope(-3.3, height + 0.05, 0.36)
export const shopPlaces = panelPlaces(1.1, 0, 10, 2, [2, 3, 7])
export const shopSixteen = panelPlaces(1.1, 0, 8, 2, [2, 3, 6])

const parapet: Point[] = [
  [0, 0, height + 0.15],
  [3.8, 0, height + 0.15],
  [3.8, 0, height + 0.75],
  [5.2, 0, height + 1.25],
  [8.8, 0, height + 1.25],
  [10.2, 0, height + 0.75],
  [10.2, 0, height + 0.15],
  [length, 0, height + 0.15],
]

const back = (points: readonly Point[]): Point[] => points.map(([x, , z]) => [x, -0.3, z])

/** The stepped top of the front, with its pale capping and a blank sign. */
function Parapet({ view }: { view: View }) {
  const { palette } = view
  const crest = parapet.slice(2, 6)
  return (
    <>
      <Faces
        view={view}
        fill={palette.brickShade}
        planes={[
          [
            parapet[1] as Point,
            parapet[2] as Point,
            ...back([parapet[2] as Point, parapet[1] as Point]),
          ],
          [
            parapet[2] as Point,
            parapet[3] as Point,
            ...back([parapet[3] as Point, parapet[2] as Point]),
          ],
        ]}
      />
      <Faces
        view={view}
        fill={palette.renderTop}
        planes={[
          level([5.2, 8.8], [-0.3, 0], height + 1.25),
          level([0, 3.8], [-0.3, 0], height + 0.15),
          level([10.2, length], [-0.3, 0], height + 0.15),
        ]}
      />
      <Face view={view} fill={palette.brick} points={[...parapet, [length, 0, 0], [0, 0, 0]]} />
      <Faces
        view={view}
        fill={palette.render}
        planes={[
          north([0, length], [height - 0.02, height + 0.15], 0),
          [...crest, ...crest.toReversed().map(([x, y, z]): Point => [x, y, z - 0.15])],
        ]}
      />
      <North
        view={view}
        x={[4.6, 9.4]}
        z={[height + 0.3, height + 0.85]}
        y={0}
        fill={palette.renderTop}
      />
    </>
  )
}

const panes: Span[] = [
  [0.7, 3.4],
  [3.55, 5.9],
  [8.1, 10.6],
  [10.75, 13.3],
]

function slant([left, right]: Span): Point[] {
  const width = right - left
  return [
    [left + width * 0.5, 0, 0.7],
    [left + width * 0.78, 0, 0.7],
    [right, 0, 1.5],
    [right, 0, 2.3],
  ]
}

function Shopfront({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <North view={view} x={[0.5, 13.5]} z={[0.45, 3]} y={0} fill={palette.trim} />
      <Faces view={view} planes={panes.map((x) => north(x, [0.7, 2.75], 0))} fill={palette.glass} />
      <Faces view={view} planes={panes.map(slant)} fill={palette.glint} />
      <North view={view} x={[6.1, 7.9]} z={[0.12, 2.75]} y={0} fill={palette.glassShade} />
      <Faces
        view={view}
        fill={palette.door}
        planes={[north([6.25, 6.95], [0.3, 2.6], 0), north([7.05, 7.75], [0.3, 2.6], 0)]}
      />
      <Faces
        view={view}
        fill={palette.glass}
        planes={[north([6.37, 6.83], [1.1, 2.4], 0), north([7.17, 7.63], [1.1, 2.4], 0)]}
      />
      <Shadow view={view} strength={0.22} points={north([0, length], [1.55, 3.05], 0)} />
    </>
  )
}

/** A striped awning over the footpath. */
function Awning({ view }: { view: View }) {
  const { palette } = view
  const out = 2.7
  const stripes = spaced(0, 2, 7).map((x) => level([x, x + 1], [0, out], 3.32))
  return (
    <>
      <East view={view} y={[0, out]} z={[3.02, 3.32]} x={0} fill={palette.awningEnd} />
      <North view={view} x={[0, length]} z={[3.02, 3.32]} y={out} fill={palette.awningEdge} />
      <Top view={view} x={[0, length]} y={[0, out]} z={3.32} fill={palette.awning} />
      <Faces view={view} planes={stripes} fill={palette.stripe} />
    </>
  )
}

function Footpath({ view }: { view: View }) {
  const { path, pathEdge } = view.palette
  return (
    <>
      <Box
        view={view}
        x={[-1, length + 1]}
        y={[0, 3.4]}
        z={[0, 0.12]}
        front={pathEdge}
        side={pathEdge}
        top={path}
      />
      <Shadow view={view} strength={0.15} points={level([-0.9, length - 1.6], [0, 1.7], 0.12)} />
    </>
  )
}

/** A brick shop with a parapet and an awning. What is on its roof and hangs on its wall is passed in. */
export function StripShop({ view, roof, wall }: { view: View; roof: ReactNode; wall: ReactNode }) {
  const { palette } = view
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 0, 0],
          [-3.6, -3.2, 0],
          [-4.2, -10, 0],
          [0, -10, 0],
        ]}
      />
      <EastClad view={view} y={[-depth, 0]} z={[0, height]} />
      <East view={view} y={[-depth, 0]} z={[0, 0.5]} x={0} fill={palette.baseShade} />
      <EastWindow view={view} y={[-8.9, -7.7]} z={[1.6, 2.9]} x={0} />
      <EastWindow view={view} y={[-6.7, -5.5]} z={[1.6, 2.9]} x={0} />
      <Top view={view} x={[0, length]} y={[-depth, 0]} z={height - 0.25} fill={palette.soffit} />
      {roof}
      <East
        view={view}
        y={[-depth, 0]}
        z={[height - 0.3, height + 0.15]}
        x={-0.12}
        fill={palette.brickLine}
      />
      <North
        view={view}
        x={[-0.12, 0]}
        z={[height - 0.3, height + 0.15]}
        y={0}
        fill={palette.brick}
      />
      <Top view={view} x={[-0.12, 0.2]} y={[-depth, 0]} z={height + 0.15} fill={palette.render} />
      <Footpath view={view} />
      <Parapet view={view} />
      <Shopfront view={view} />
      <Awning view={view} />
      {wall}
    </>
  )
}
