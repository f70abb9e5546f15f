import { type EnquiryForm, type Step, stepName } from '#domain/enquiry/form.ts'

/**
 * Tells our own server that a step was reached, so that it is seen where forms lose people. It says which step and
 * nothing about whom, and nothing at all where the browser asks not to be followed.
 */
export function tellReached(form: EnquiryForm, step: Step): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  try {
    navigator.sendBeacon('/steps', JSON.stringify({ form: form.slug, step: stepName(step) }))
  } catch {}
}
