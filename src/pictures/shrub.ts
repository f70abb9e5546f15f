import type { Mass } from './leaves.ts'
import type { Point, View } from './projection.ts'

/** A mass of leaves on the ground, its size in metres. */
export function shrub(view: View, foot: Point, width: number, height: number, seed: number): Mass {
  const [across, down] = view.at(foot)
  return {
    centre: [across, down - height * view.scale * 0.42],
    width: width * view.scale,
    height: height * view.scale,
    seed,
  }
}
