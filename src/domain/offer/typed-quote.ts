import { terms } from '#estimate/terms.ts'
import type { InstallerQuote } from './outcome.ts'

/** More than any quote to a home or a business here. */
const most = { dollars: 5_000_000, size: 10_000 }

/** What an installer typed of a quote: a price in dollars, sizes in kW and kWh; empty where it isn't part of it. */
export type TypedQuote = { amount: string; kilowatts: string; kilowattHours: string }

/** The size that was typed; undefined where there is none, null where it can't be read. */
function parseSize(typed: string, unit: RegExp): number | undefined | null {
  const text = typed.replace(unit, '').replace(',', '.').trim()
  if (text === '') return undefined
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) return null
  const size = Number(text)
  return size > 0 && size <= most.size ? size : null
}

const kilowatts = /\s*kW$/i
const kilowattHours = /\s*kWh$/i

/** Why the sizes can't be used, as a sentence; undefined where they can. */
export function problemWithSizes(typed: Omit<TypedQuote, 'amount'>): string | undefined {
  const sizes = [
    parseSize(typed.kilowatts, kilowatts),
    parseSize(typed.kilowattHours, kilowattHours),
  ]
  if (sizes.includes(null)) return 'Enter sizes as numbers, like 6.6 or 10'
  return sizes.every((size) => size === undefined)
    ? 'Enter the size of the panels, the battery, or both'
    : undefined
}

/** Parses a typed quote, or says in a sentence what to enter. */
export function parseQuote(typed: TypedQuote): InstallerQuote | string {
  const problem = problemWithSizes(typed)
  if (problem) return problem
  const text = typed.amount.replace(/[\s$,]/g, '')
  const amountCents = Math.round(Number(text) * 100)
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || amountCents <= 0)
    return `Enter the price in ${terms.money}, like 14,600`
  if (amountCents > most.dollars * 100) return 'That’s more than we can record. Check the price.'
  return {
    amountCents,
    panelKilowatts: parseSize(typed.kilowatts, kilowatts) ?? undefined,
    batteryKilowattHours: parseSize(typed.kilowattHours, kilowattHours) ?? undefined,
  }
}
