/**
 * Pounds that panels save in a year where a share of what they make is used at home: what isn’t bought at `rate`, and the rest sold at
 * `exportRate`, both in pence. As the trade reckons; of a battery it pays for what the battery loses. Pages use the half hours.
 */
export function savingByShare(by: {
  generation: number
  share: number
  rate: number
  exportRate: number
}): number {
  const { generation, share, rate, exportRate } = by
  return (generation * (share * rate + (1 - share) * exportRate)) / 100
}

/** The most that panels alone can save: all they make at the price of power, in pounds. */
export function savingCeiling(generation: number, rate: number): number {
  return (generation * rate) / 100
}
