import { inAustralianMoney } from './brand.ts'

/** 68 certificates, $1,482, $258 a kWh or 44.6%: a sign stands where people put it. */
export function formatWithUnit(value: number, unit: string): string {
  const number = value.toLocaleString('en-AU')
  if (unit.startsWith('$')) return inAustralianMoney(`$${number}${unit.slice(1)}`)
  return unit === '%' ? `${number}%` : `${number} ${unit}`
}
