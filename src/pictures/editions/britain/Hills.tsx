import type { Palette } from '#pictures/palette.ts'

interface HillsProps {
  palette: Palette
  left: number
  width: number
  /** Where they meet the ground, and their height above it, in pixels. */
  foot: number
  height: number
}

const far = '0 .5 .17 .08 .28 .3 .5 0 .72 .36 .88 .14 1 .3'
const near = '0 .74 .2 .56 .42 .68 .66 .5 .86 .66 1 .58'

/** Two ranges of hills, the farther one with a summit in the middle. */
export function Hills({ palette, left, width, foot, height }: HillsProps) {
  const range = (points: string) => {
    const numbers = points.split(' ').map(Number)
    const line = numbers.map((value, index) =>
      Math.round(index % 2 === 0 ? left + value * width : foot - height * (1 - value)),
    )
    return `M${line.join(' ')}V${foot + 40}H${left}z`
  }
  return (
    <>
      <path d={range(far)} fill={palette.farShade} />
      <path d={range(near)} fill={palette.farLeaf} />
    </>
  )
}
