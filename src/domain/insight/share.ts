/** A part of a whole, 0 to 1; undefined where there is no whole to be a part of. */
export function share(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.min(1, part / whole) : undefined
}

/**
 * A share in whole per cent, as words: '<1%' is some and '>99%' is not all, so that neither reads as none or as all.
 * A dash where there is nothing to share.
 */
export function percent(part: number, whole: number): string {
  const exact = share(part, whole)
  if (exact === undefined) return '–'
  const rounded = Math.round(exact * 100)
  if (rounded === 0 && part > 0) return '<1%'
  if (rounded === 100 && part < whole) return '>99%'
  return `${rounded}%`
}
