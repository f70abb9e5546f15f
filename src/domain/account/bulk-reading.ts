/**
 * So many different leads an operator reads in a day (UTC) before the desk asks for the second factor again, and after so many
 * more again. A day of sixty calls shows some hundred and fifty, lists included; reading one after another to copy them passes
 * this in minutes.
 */
export const manyLeads = 200

/** The next whole number of times as many, from which on the desk asks once more. */
export function nextReadingMark(leads: number): number {
  return manyLeads * (Math.floor(leads / manyLeads) + 1)
}

/** The last mark that an API key has passed which read so many leads in a day: doubled from one to the next; none below. */
export function bulkReadingMark(leads: number): number | undefined {
  return leads < manyLeads ? undefined : manyLeads * 2 ** Math.floor(Math.log2(leads / manyLeads))
}
