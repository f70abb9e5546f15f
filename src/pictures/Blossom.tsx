interface BlossomProps {
  x: number
  y: number
  /** To the middle of the ring of dots. */
  radius: number
  dots?: number
}

const gold = '#f6b81a'
const rounded = (value: number) => Math.round(value * 100) / 100

/** A disc in a ring of dots: a sun and a wattle blossom at once. The ring is one dashed line with round ends. */
export function Blossom({ x, y, radius, dots = 12 }: BlossomProps) {
  const centre = { cx: rounded(x), cy: rounded(y) }
  return (
    <>
      <circle {...centre} r={rounded(radius * 0.647)} fill={gold} />
      <circle
        {...centre}
        r={rounded(radius)}
        fill="none"
        stroke={gold}
        strokeWidth={rounded(radius * 0.343)}
        strokeLinecap="round"
        strokeDasharray={`0 ${rounded((2 * Math.PI * radius) / dots)}`}
      />
    </>
  )
}
