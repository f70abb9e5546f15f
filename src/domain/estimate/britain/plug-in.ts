import { modelShare } from './self-use.ts'

/**
 * Pounds a year that a plug-in kit saves a typical home where nothing is paid for what it sends out, by what the kit makes off a
 * balcony to the south and pence for a kWh with VAT. `share` is what the home uses of it at once.
 */
export function plugInSaving(
  generation: number,
  rate: number,
  share = modelShare('half', generation),
): number {
  return (generation * share * rate) / 100
}
