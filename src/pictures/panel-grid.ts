interface Cell {
  width: number
  height: number
  gap: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Panels in two rows, the upper one never shorter than the lower. One path, in the cell's units. */
export function panelGrid(count: number, { width, height, gap }: Cell) {
  const columns = Math.ceil(count / 2)
  const [across, down] = [rounded(width + gap), rounded(height + gap)]
  const lineFeed = `m${rounded(across - columns * across)} ${down}`
  const box = roundedBox(width, height)
  const others = Array.from({ length: count - 1 }, (_, index) =>
    (index + 1) % columns ? `m${across} 0${box}` : lineFeed + box,
  )
  return {
    d: `M1 1${box}${others.join('')}`,
    width: rounded(columns * across - gap),
    height: rounded(down + height),
  }
}

/** Rectangles one above the other, the lowest one first. One path, in units of the picture. */
export function boxStack(
  [x, y]: readonly [number, number],
  count: number,
  { width, height, step }: { width: number; height: number; step: number },
): string {
  const box = roundedBox(width, height)
  return `M${rounded(x + 1)} ${rounded(y + 1)}${Array.from({ length: count }, () => box).join(`m0-${step}`)}`
}

/** A rectangle from the pen, of which `boxPaint` rounds the corners, with a radius of 1. */
function roundedBox(width: number, height: number): string {
  const [across, down] = [rounded(width - 2), rounded(height - 2)]
  return `h${across}v${down}h-${across}z`
}

/** Fills boxes and rounds them with a line around each, in a quarter of the bytes that eight corners take. */
export const boxPaint = (colour: string) =>
  ({ fill: colour, stroke: colour, strokeWidth: 2, strokeLinejoin: 'round' }) as const
