import { Chimney } from '../Chimney.tsx'
import { eastCourses, northCourses } from '../courses.ts'
import { alongZ, East, east, Face, Faces, Lines, North, north, Shadow } from '../Planes.tsx'
import { type Point, type Span, spaced, type View } from '../projection.ts'
import { EastWindow, NorthWindows } from '../Windows.tsx'

// The corner between north and east is cut off, and the door is in the cut.
const cut = 2.2
const [length, depth] = [11, 12]
const upper = 7.2
const awning = 3.5

/** A place on the cut, from its eastern end to its northern end. */
const onCut = (part: number, z: number): Point => [cut * part, -cut * (1 - part), z]
const cutArea = (across: Span, z: Span): Point[] => [
  onCut(across[0], z[0]),
  onCut(across[1], z[0]),
  onCut(across[1], z[1]),
  onCut(across[0], z[1]),
]

/** The awning goes round the corner with the wall. */
const edge = (out: number, z: number): Point[] => [
  [out * -1, -depth, z],
  [out * -1, -cut - out * 0.41 + out * 0.82, z],
  [cut - out * 0.41, out, z],
  [length, out, z],
]

function Ground({ view }: { view: View }) {
  const { palette } = view
  return (
    <>
      <North view={view} x={[cut, length]} z={[0.7, 2.9]} y={0} fill={palette.trim} />
      <Faces
        view={view}
        fill={palette.glass}
        planes={[2.6, 4.9, 7.2].map((x): Point[] => north([x, x + 2.1], [0.9, 2.7], 0))}
      />
      <Faces
        view={view}
        fill={palette.glint}
        opacity={0.6}
        planes={[2.6, 4.9, 7.2].map((x): Point[] => [
          [x + 1.1, 0, 0.9],
          [x + 1.6, 0, 0.9],
          [x + 2.1, 0, 1.7],
          [x + 2.1, 0, 2.5],
        ])}
      />
      <North view={view} x={[9.7, 10.6]} z={[0.15, 2.6]} y={0} fill={palette.doorBlue} />
      <East view={view} y={[-6.6, -cut - 0.3]} z={[0.7, 2.9]} x={0} fill={palette.trimShade} />
      <Faces
        view={view}
        fill={palette.glassShade}
        planes={[-6.4, -4.4].map((y): Point[] => east([y, y + 1.8], [0.9, 2.7], 0))}
      />
      <Face view={view} fill={palette.trim} points={cutArea([0.16, 0.84], [0.12, 3])} />
      <Faces
        view={view}
        fill={palette.door}
        planes={[cutArea([0.22, 0.49], [0.15, 2.5]), cutArea([0.51, 0.78], [0.15, 2.5])]}
      />
      <Faces
        view={view}
        fill={palette.glass}
        planes={[
          cutArea([0.26, 0.45], [1, 2.3]),
          cutArea([0.55, 0.74], [1, 2.3]),
          cutArea([0.22, 0.78], [2.58, 2.9]),
        ]}
      />
    </>
  )
}

function Awning({ view }: { view: View }) {
  const { palette } = view
  const out = 2.3
  const [inner, outer] = [edge(0, awning), edge(out, awning)]
  const under = outer.map(([x, y, z]): Point => [x, y, z - 0.34])
  const side = (index: number): Point[] => [
    outer[index] as Point,
    outer[index + 1] as Point,
    under[index + 1] as Point,
    under[index] as Point,
  ]
  return (
    <>
      <Face view={view} fill={palette.awningEnd} points={side(0)} />
      <Face view={view} fill={palette.awningEdge} points={side(1)} />
      <Face view={view} fill={palette.awningEdge} points={side(2)} />
      <Face view={view} fill={palette.awning} points={[...outer, ...inner.toReversed()]} />
    </>
  )
}

/** Thin posts at the kerb. */
function Posts({ view }: { view: View }) {
  const posts: Point[] = [
    [-2.15, -8, 0],
    [-2.15, -3, 0],
    [1.25, 2.15, 0],
    [6, 2.15, 0],
    [10.8, 2.15, 0],
  ]
  return (
    <Lines
      view={view}
      segments={posts.map(([x, y]) => alongZ(x, y, [0.12, awning - 0.3]))}
      colour={view.palette.trim}
      width={4}
    />
  )
}

function Upper({ view }: { view: View }) {
  const { palette } = view
  const band = (low: number, high: number) => (
    <>
      <East view={view} y={[-depth, -cut]} z={[low, high]} x={0} fill={palette.blushShade} />
      <Face view={view} fill={palette.renderTop} points={cutArea([0, 1], [low, high])} />
      <North view={view} x={[cut, length]} z={[low, high]} y={0} fill={palette.render} />
    </>
  )
  return (
    <>
      <NorthWindows
        view={view}
        y={0}
        openings={[3.2, 5.9, 8.6].map((x) => ({
          x: [x, x + 1.2] as const,
          z: [4.3, 6.1] as const,
          panes: 2,
        }))}
      />
      {[-5.2, -8.2, -11.2].map((y) => (
        <EastWindow key={y} view={view} y={[y, y + 1.2]} z={[4.3, 6.1]} x={0} />
      ))}
      <Face view={view} fill={palette.trim} points={cutArea([0.27, 0.73], [4.16, 6.22])} />
      <Faces
        view={view}
        fill={palette.glass}
        planes={[cutArea([0.31, 0.69], [4.3, 5.16]), cutArea([0.31, 0.69], [5.24, 6.1])]}
      />
      {band(upper - 0.3, upper)}
      {band(upper + 0.75, upper + 0.95)}
    </>
  )
}

/** A two-storey shop on a corner, its door in the cut-off edge and an awning all the way round. */
export function CornerShop({ view }: { view: View }) {
  const { palette } = view
  const top = upper + 0.95
  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, -cut, 0],
          [-4.4, -6.6, 0],
          [-5.4, -depth, 0],
          [0, -depth, 0],
        ]}
      />
      <Chimney view={view} x={[7.6, 8.7]} y={[-8, -7.3]} z={[3.5, 9.1]} />
      <East view={view} y={[-depth, -cut]} z={[0, top]} x={0} fill={palette.brickShade} />
      <Lines
        view={view}
        segments={eastCourses([-depth, -cut], [3.6, upper - 0.3], 0, 0.3)}
        colour={palette.brickShadeLine}
        width={0.8}
      />
      <Face view={view} fill={palette.brickTop} points={cutArea([0, 1], [0, top])} />
      <Lines
        view={view}
        segments={spaced(3.8, 0.3, 11).map((z) => [onCut(0, z), onCut(1, z)])}
        colour={palette.brick}
        width={0.8}
      />
      <North view={view} x={[cut, length]} z={[0, top]} y={0} fill={palette.brick} />
      <Lines
        view={view}
        segments={northCourses([cut, length], [3.6, upper - 0.3], 0, 0.3)}
        colour={palette.brickLine}
        width={0.8}
      />
      <Upper view={view} />
      <Ground view={view} />
      <Shadow view={view} strength={0.22} points={north([cut, length], [1.3, awning], 0)} />
      <Shadow view={view} strength={0.22} points={cutArea([0, 1], [1.3, awning])} />
      <Shadow view={view} strength={0.16} points={east([-depth, -cut], [1.3, awning], 0)} />
      <Posts view={view} />
      <Awning view={view} />
    </>
  )
}
