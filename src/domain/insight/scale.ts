/** Where the lines of a chart stand, from the lowest above zero to one at or above the greatest value. */
export function gridLines(greatest: number): number[] {
  const most = Math.max(1, greatest)
  const step = [1, 2, 5]
    .flatMap((digit) => Array.from({ length: 9 }, (_, power) => digit * 10 ** power))
    .toSorted((one, other) => one - other)
    .find((each) => most / each <= 4)
  const by = step ?? most
  return Array.from({ length: Math.ceil(most / by) }, (_, index) => (index + 1) * by)
}
