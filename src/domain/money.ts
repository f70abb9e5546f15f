/** '$68.00', '−$68.00', '$1,113.20'. */
export function formatCents(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${cents < 0 ? '−' : ''}$${amount}`
}

/** As short as a button has it: '$68', and '$68.50' where there are cents. */
export function formatShortCents(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '')
}
