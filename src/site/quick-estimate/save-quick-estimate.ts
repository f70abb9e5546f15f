import type { Answers } from '#domain/enquiry/form.ts'
import { estimateAnswers } from '#views/quick-estimate/estimate-answers.ts'
import { dayHere } from '../day-here.ts'
import { quickEstimateKey } from './quick-estimate.ts'

/** Saves an estimate for the thank-you page while the answers are at hand. Only its numbers stay, in this tab. */
export function saveQuickEstimate(answers: Answers): void {
  const estimate = estimateAnswers(answers, dayHere())
  try {
    if (estimate) sessionStorage.setItem(quickEstimateKey, JSON.stringify(estimate))
    else sessionStorage.removeItem(quickEstimateKey)
  } catch {}
}
