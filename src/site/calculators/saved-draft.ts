/**
 * Where this tab saves a calculator’s draft, from one calculator to the next and until an enquiry takes it along. It is
 * also the calculators’ id on their pages, by which the inline script knows that something is saved.
 */
export const calculatorKey = 'calculator'

/** The calculator’s path and its draft as a query; undefined where nobody used one. */
export function savedDraft(): string | undefined {
  try {
    return sessionStorage.getItem(calculatorKey) ?? undefined
  } catch {
    return undefined
  }
}
