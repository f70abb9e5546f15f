import { fewestTried } from './desk-figures.ts'

/** A part of a whole, from 0 to 1; undefined when the whole is zero. */
export function share(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.min(1, part / whole) : undefined
}

/** Formats a share in whole per cent: '<1%' for some, '>99%' for nearly all, a dash when the whole is zero. */
export function percent(part: number, whole: number): string {
  const exact = share(part, whole)
  if (exact === undefined) return '–'
  const rounded = Math.round(exact * 100)
  if (rounded === 0 && part > 0) return '<1%'
  if (rounded === 100 && part < whole) return '>99%'
  return `${rounded}%`
}

/** A share of people called; of too few to tell it is the count, '4 of 5'. */
export function percentOfCalled(part: number, called: number): string {
  return called > 0 && called < fewestTried ? `${part} of ${called}` : percent(part, called)
}
