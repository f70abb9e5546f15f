import { alongZ, Face, Lines } from './Planes.tsx'
import type { Palette } from './palette.ts'
import { type Segment, spaced, type View } from './projection.ts'

type Place = readonly [x: number, y: number]
type Colour = Exclude<keyof Palette, 'lamps'>

interface FenceProps {
  view: View
  from: Place
  to: Place
  height?: number
  tone?: keyof typeof tones
}

const tones = {
  light: ['deck', 'deckLine'],
  shade: ['deckShade', 'deckFront'],
  dark: ['deckFront', 'deckEnd'],
} satisfies Record<string, readonly [boards: Colour, gaps: Colour]>

const paling = 0.3

/** A paling fence from one place on the ground to another. */
export function Fence({ view, from, to, height = 1.7, tone = 'light' }: FenceProps) {
  const [boards, gaps] = tones[tone]
  const palings = Math.hypot(to[0] - from[0], to[1] - from[1]) / paling
  const upright = (part: number): Segment => {
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    return alongZ(x, y, [0, height])
  }
  return (
    <>
      <Face
        view={view}
        points={[...upright(0), ...upright(1).toReversed()]}
        fill={view.palette[boards]}
      />
      <Lines
        view={view}
        segments={spaced(1, 1, palings - 0.1).map((count) => upright(count / palings))}
        colour={view.palette[gaps]}
        width={0.8}
      />
    </>
  )
}
