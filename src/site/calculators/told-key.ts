/**
 * Where this tab remembers what was told to a calculator, from one to the next and until an enquiry takes it along. Also
 * the calculators’ id on their pages, by which the inline script finds out that there is something.
 */
export const toldKey = 'calculator'

/** The calculator’s path and what was told to it; nothing where none was used. */
export function toldToCalculator(): string | undefined {
  try {
    return sessionStorage.getItem(toldKey) ?? undefined
  } catch {
    return undefined
  }
}
