export type Curve = (at: number) => number

/**
 * A smooth curve through values one step apart, the first at `start`. Between two values it stays between them (Fritsch
 * and Carlson, 1980), so no peak is drawn that is not there. Flat beyond both ends.
 */
export function smoothCurve(values: readonly number[], start: number): Curve {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const slopes = values.map((_, index) => {
    const [before, after] = [steps[index - 1] ?? 0, steps[index] ?? 0]
    return before * after > 0 ? (2 * before * after) / (before + after) : 0
  })
  return (at) => {
    const place = Math.min(values.length - 1, Math.max(0, at - start))
    const index = Math.min(values.length - 2, Math.floor(place))
    const part = place - index
    const [from = 0, to = 0] = values.slice(index, index + 2)
    const [leaving = 0, arriving = 0] = slopes.slice(index, index + 2)
    const rest = 1 - part
    return (
      from * (1 + 2 * part) * rest ** 2 +
      leaving * part * rest ** 2 +
      to * part ** 2 * (3 - 2 * part) -
      arriving * part ** 2 * rest
    )
  }
}
