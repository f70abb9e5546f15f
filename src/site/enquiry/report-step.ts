import { type EnquiryForm, type Step, stepName } from '#domain/enquiry/form.ts'

/**
 * Reports to our own server that a step was reached, which shows where forms lose people. The report names the form and
 * the step, nothing about the visitor, and is not sent if the browser asks not to be tracked.
 */
export function reportStep(form: EnquiryForm, step: Step): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  try {
    navigator.sendBeacon('/steps', JSON.stringify({ form: form.slug, step: stepName(step) }))
  } catch {}
}
