import { BatteryCase, Charge, EnergyLine, MeterBox } from '../Battery.tsx'
import { eastCourses, northCourses } from '../courses.ts'
import { HippedRoof, hippedSlope } from '../HippedRoof.tsx'
import { Panels, panelPlaces } from '../Panels.tsx'
import { East, Face, Faces, Lines, North, north, sloping, Top } from '../Planes.tsx'
import type { Span, View } from '../projection.ts'
import { EastWindow, NorthWindows } from '../Windows.tsx'

const x: Span = [0, 9.4]
const y: Span = [-9, 0]
const wall = 3
const roof = { x, y, wall, pitch: 0.56, eave: 0.35 }

interface CottageProps {
  view: View
  /** The mains are out, but this one has a battery. */
  powered?: boolean
}

function Walls({ view, powered = false }: CottageProps) {
  const { palette } = view
  return (
    <>
      <East view={view} y={y} z={[0, 0.4]} x={0} fill={palette.baseShade} />
      <East view={view} y={y} z={[0.4, wall]} x={0} fill={palette.boardShade} />
      <Lines
        view={view}
        segments={eastCourses(y, [0.4, wall], 0, 0.25)}
        colour={palette.boardShadeLine}
        width={0.8}
      />
      <North view={view} x={x} z={[0.2, wall]} y={0} fill={palette.board} />
      <Lines
        view={view}
        segments={northCourses(x, [0.4, wall], 0, 0.25)}
        colour={palette.boardLine}
        width={0.8}
      />
      <EastWindow view={view} y={[-7.4, -6.2]} z={[1.2, 2.5]} x={0} lit={powered} />
      <NorthWindows
        view={view}
        y={0}
        openings={[
          { x: [1.3, 3], z: [0.95, 2.45], panes: 2, lit: powered },
          { x: [6.4, 8.1], z: [0.95, 2.45], panes: 2, lit: powered },
        ]}
        shaded
      />
      <North view={view} x={[4, 5.4]} z={[0.3, 2.6]} y={0} fill={palette.trimShade} />
      <North
        view={view}
        x={[4.15, 5.25]}
        z={[0.3, 2.45]}
        y={0}
        fill={powered ? palette.door : palette.doorBlue}
      />
    </>
  )
}

/** A bullnosed verandah right across the front. */
function Verandah({ view }: { view: View }) {
  const { palette } = view
  const out = 1.9
  const roofX: Span = [x[0] - 0.36, x[1] + 0.36]
  const posts = [0.1, 3.1, 6.1, 9.15]
  const profile = [
    [0, 2.75],
    [1.1, 2.62],
    [1.6, 2.5],
    [out, 2.25],
  ] as const
  return (
    <>
      <East view={view} y={[0, out]} z={[0, 0.3]} x={0} fill={palette.deckEnd} />
      <North view={view} x={x} z={[0, 0.3]} y={out} fill={palette.deckFront} />
      <Top view={view} x={x} y={[0, out]} z={0.3} fill={palette.deckShade} />
      <Faces
        view={view}
        planes={posts.map((at) => north([at, at + 0.14], [0.3, 2.35], out - 0.1))}
        fill={palette.trim}
      />
      <Face
        view={view}
        points={sloping([roofX[0], roofX[1]], [0, 2.75], [out, 2.25])}
        fill={palette.ironShade}
      />
      {profile.slice(1).map(([north, low], index) => {
        const [south, high] = profile[index] ?? [0, 0]
        return (
          <Face
            key={north}
            view={view}
            points={sloping([roofX[0], roofX[1]], [south, high], [north, low])}
            fill={index === 0 ? palette.ironTop : index === 1 ? palette.iron : palette.ironShade}
          />
        )
      })}
    </>
  )
}

/** A double-fronted weatherboard cottage under a hipped iron roof. */
export function Cottage({ view, powered = false }: CottageProps) {
  return (
    <>
      <Walls view={view} powered={powered} />
      <HippedRoof view={view} material="iron" {...roof} />
      <Verandah view={view} />
      {powered && (
        <>
          <Panels view={view} slope={hippedSlope(roof)} places={panelPlaces(2, 0.7, 5, 2)} />
          <EnergyLine view={view} floor={0.35} />
          <MeterBox view={view} floor={0.35} eave={2.75} />
          <BatteryCase view={view} floor={0.35} />
          <Charge view={view} floor={0.35} />
        </>
      )}
    </>
  )
}
