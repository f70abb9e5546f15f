const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * Whether this is an Australian Business Number: eleven digits, spaces forgiven, whose check digits hold. One is taken from the
 * first digit, each digit is multiplied by its weight, and the sum divides by 89 (abr.business.gov.au, "Format of the ABN").
 */
export function isAbn(typed: string): boolean {
  const digits = typed.replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce(
    (sum, weight, index) => sum + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}
