import type { Point } from '../projection.ts'

const radians = Math.PI / 180

/** A place on the ground: degrees clockwise from the noon sun, which is before us, and metres from the middle. */
export function onGround(azimuth: number, metres: number): Point {
  return [-Math.sin(azimuth * radians) * metres, Math.cos(azimuth * radians) * metres, 0]
}

/** A smooth line through what eight directions have, at any direction between them (Catmull and Rom, 1974). */
export function between(values: readonly number[], azimuth: number): number {
  const place = (((azimuth % 360) + 360) % 360) / 45
  const first = Math.floor(place)
  const part = place - first
  const at = (index: number) => values[(index + 8) % 8] ?? 0
  const [before, from, to, after] = [at(first - 1), at(first), at(first + 1), at(first + 2)]
  return (
    0.5 *
    (2 * from +
      (to - before) * part +
      (2 * before - 5 * from + 4 * to - after) * part ** 2 +
      (3 * from - before - 3 * to + after) * part ** 3)
  )
}
