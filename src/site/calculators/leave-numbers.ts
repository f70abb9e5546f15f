import { melbourneDay } from '#content/calculators/day-of.ts'
import { quickEstimateFrom } from '#content/calculators/from-answers.ts'
import { quickEstimateKey } from '#content/calculators/numbers-found.ts'
import type { Answers } from '#domain/enquiry/form.ts'

/** Works out a small estimate while the answers are at hand. Only its numbers are left in this tab. */
export function saveQuickEstimate(answers: Answers): void {
  const found = quickEstimateFrom(answers, melbourneDay(new Date()))
  try {
    if (found) sessionStorage.setItem(quickEstimateKey, JSON.stringify(found))
    else sessionStorage.removeItem(quickEstimateKey)
  } catch {}
}
