/**
 * From so many different leads in one day on, an operator's reading is in the audit log. Somebody who calls all day meets
 * some hundred and fifty, lists included; whoever reads one after another to keep them passes this in minutes.
 */
export const manyLeads = 300

/** The last mark that an operator has passed who read so many leads in a day: 300, 600, 1200 and so on; none below. */
export function bulkReadingMark(leads: number): number | undefined {
  return leads < manyLeads ? undefined : manyLeads * 2 ** Math.floor(Math.log2(leads / manyLeads))
}
