interface Cell {
  width: number
  height: number
  gap: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Panels in two rows, the upper one never shorter than the lower. One path, in the cell's units. */
export function panelGrid(count: number, { width, height, gap }: Cell) {
  const columns = Math.ceil(count / 2)
  const places = Array.from({ length: count }, (_, index) => ({
    x: rounded((index % columns) * (width + gap)),
    y: rounded(Math.floor(index / columns) * (height + gap)),
  }))
  const d = places.map(({ x, y }) => roundedBox(x, y, width, height)).join('')
  return { d, width: rounded(columns * (width + gap) - gap), height: rounded(2 * height + gap) }
}

/** A rectangle with corners of radius 1. */
export function roundedBox(x: number, y: number, width: number, height: number): string {
  const [across, down] = [rounded(width - 2), rounded(height - 2)]
  return `M${rounded(x + 1)} ${y}h${across}q1 0 1 1v${down}q0 1-1 1h-${across}q-1 0-1-1v-${down}q0-1 1-1z`
}
