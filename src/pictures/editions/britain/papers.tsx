import { Face, Faces, Lines } from '#pictures/Planes.tsx'
import { type Point, type Segment, type Span, spaced, type View } from '#pictures/projection.ts'

/** A sheet of paper on a table: its middle, its size and how far it is turned, in metres and degrees. */
interface Sheet {
  centre: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  turn: number
}

/** A place on the sheet, across from its left edge and up from its lower one. */
export function onSheet({ centre, size, turn }: Sheet, lift = 0) {
  const angle = (turn * Math.PI) / 180
  return (across: number, up: number): Point => {
    const [u, v] = [across - size[0] / 2, size[1] / 2 - up]
    return [
      centre[0] + u * Math.cos(angle) - v * Math.sin(angle),
      centre[1] + u * Math.sin(angle) + v * Math.cos(angle),
      lift,
    ]
  }
}

/** A part of a sheet. */
export function area(at: ReturnType<typeof onSheet>, across: Span, up: Span): Point[] {
  return [at(across[0], up[0]), at(across[1], up[0]), at(across[1], up[1]), at(across[0], up[1])]
}

const whole = ({ size }: Sheet): [Span, Span] => [
  [0, size[0]],
  [0, size[1]],
]

/** Paper with its shadow, which falls to the left. */
export function Paper({ view, sheet, fill }: { view: View; sheet: Sheet; fill: string }) {
  const [x, y] = sheet.centre
  const shade = { ...sheet, centre: [x - 0.012, y + 0.012] as const }
  return (
    <>
      <Face
        view={view}
        points={area(onSheet(shade), ...whole(sheet))}
        fill={view.palette.shadow}
        opacity={0.22}
      />
      <Face view={view} points={area(onSheet(sheet), ...whole(sheet))} fill={fill} />
    </>
  )
}

/** A letter: its sender, its recipient, and illegible lines. */
export function Letter({ view, sheet, head }: { view: View; sheet: Sheet; head: string }) {
  const { palette } = view
  const at = onSheet(sheet)
  const [width, height] = sheet.size
  const words = spaced(0.03, 0.013, Math.floor((height - 0.12) / 0.013)).map(
    (up, index): Segment => [at(0.02, up), at(width - (index % 5 === 0 ? 0.09 : 0.022), up)],
  )
  return (
    <>
      <Paper view={view} sheet={sheet} fill={palette.trim} />
      <Face
        view={view}
        points={area(at, [0.02, 0.075], [height - 0.045, height - 0.02])}
        fill={head}
      />
      <Lines
        view={view}
        segments={[0.03, 0.042, 0.054].map((up) => [
          at(width - 0.08, height - up),
          at(width - 0.02, height - up),
        ])}
        colour={palette.steel}
        width={2}
      />
      <Lines view={view} segments={words} colour={palette.steelLight} width={1.6} />
    </>
  )
}

/** An envelope with a window, and a flap that is open or not. */
export function Envelope({ view, sheet, fill }: { view: View; sheet: Sheet; fill: string }) {
  const { palette } = view
  const at = onSheet(sheet)
  const [width, height] = sheet.size
  return (
    <>
      <Paper view={view} sheet={sheet} fill={fill} />
      <Face view={view} points={area(at, [0.02, 0.11], [0.02, 0.055])} fill={palette.caseWindow} />
      <Lines
        view={view}
        segments={[0.03, 0.038, 0.046].map((up) => [at(0.028, up), at(0.09, up)])}
        colour={palette.steel}
        width={1.4}
      />
      <Faces
        view={view}
        planes={[area(at, [width - 0.035, width - 0.012], [height - 0.04, height - 0.012])]}
        fill={palette.doorRed}
      />
    </>
  )
}
