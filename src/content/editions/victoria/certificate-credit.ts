import { certificatePrice } from '#estimate/data/certificates.ts'
import { formatMoney } from '#estimate/format-money.ts'

const { low, high } = certificatePrice.value

/** What installers credit for a certificate: $36 to $38.50. */
export const certificateCredit = `${inCents(low)} to ${inCents(high)}`

function inCents(price: number): string {
  return formatMoney(price, Number.isInteger(price) ? 0 : 2)
}
