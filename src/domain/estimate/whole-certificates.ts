/**
 * Certificates are counted whole, the rest is dropped. Six decimals first: 10 × 6.8 must not lose one to the way
 * computers keep fractions.
 */
export function wholeCertificates(product: number): number {
  return Math.floor(Math.round(product * 1e6) / 1e6)
}
