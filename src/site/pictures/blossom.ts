const round = (value: number) => Math.round(value * 100) / 100

function circle(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0-${round(2 * r)} 0z`
}

/** A disc in a ring of dots: a sun and a wattle blossom at once. `radius` reaches the middle of the ring. */
export function blossom(x: number, y: number, radius: number, dots = 12): string {
  const ring = Array.from({ length: dots }, (_, index) => {
    const angle = (2 * Math.PI * index) / dots
    return circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius * 0.172)
  })
  return circle(x, y, radius * 0.647) + ring.join('')
}
