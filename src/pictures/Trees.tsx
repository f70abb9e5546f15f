import { Fragment } from 'react'
import { curves, type Flat } from './flat-path.ts'
import { litMass, type Mass, shadedMass } from './leaves.ts'

interface LeavesProps {
  masses: readonly Mass[]
  shade: string
  lit: string
}

/** Leaf masses, each in front of the last. */
export function Leaves({ masses, shade, lit }: LeavesProps) {
  return masses.map((mass) => (
    <Fragment key={mass.seed}>
      <path d={shadedMass(mass)} fill={shade} />
      <path d={litMass(mass)} fill={lit} />
    </Fragment>
  ))
}

interface GumProps {
  /** Where the trunk meets the ground, in pixels. */
  foot: Flat
  /** Pixels. */
  height: number
  seed: number
  shade: string
  lit: string
  trunk: string
}

/** A eucalypt: a leaning trunk that forks, and three flat masses of leaf. */
export function Gum({ foot: [x, y], height, seed, ...colours }: GumProps) {
  const at = (across: number, up: number): Flat => [x + across * height, y - up * height]
  const branches = [
    curves(at(-0.028, 0), [
      [at(-0.016, 0.3), at(-0.046, 0.45), at(-0.01, 0.76)],
      [at(0, 0.76), at(0.004, 0.76), at(0.012, 0.76)],
      [at(-0.012, 0.45), at(0.022, 0.3), at(0.03, 0)],
    ]),
    curves(at(0.002, 0.38), [
      [at(0.06, 0.48), at(0.12, 0.54), at(0.15, 0.7)],
      [at(0.16, 0.7), at(0.165, 0.7), at(0.172, 0.69)],
      [at(0.15, 0.53), at(0.06, 0.42), at(0.012, 0.3)],
    ]),
    curves(at(-0.02, 0.48), [
      [at(-0.06, 0.55), at(-0.12, 0.6), at(-0.14, 0.72)],
      [at(-0.15, 0.72), at(-0.155, 0.72), at(-0.16, 0.71)],
      [at(-0.14, 0.58), at(-0.07, 0.5), at(-0.026, 0.41)],
    ]),
  ]
  const mass = (
    across: number,
    up: number,
    width: number,
    depth: number,
    offset: number,
  ): Mass => ({
    centre: at(across, up),
    width: width * height,
    height: depth * height,
    seed: seed * 10 + offset,
  })
  return (
    <>
      <g fill={colours.trunk}>
        {branches.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <Leaves
        masses={[
          mass(-0.19, 0.74, 0.32, 0.18, 1),
          mass(0.21, 0.7, 0.33, 0.19, 2),
          mass(0.03, 0.87, 0.44, 0.25, 3),
        ]}
        shade={colours.shade}
        lit={colours.lit}
      />
    </>
  )
}
