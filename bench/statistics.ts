export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

export function mean(figures: readonly number[]): number {
  return sum(figures) / figures.length
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The figure that this share of them does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
