import type { Brand } from './brand/brand.ts'

// Raise the version with every change of wording: both are kept with each lead as evidence.
export const consentVersion = '2026-11-21'

/** The sentence above the last button. Its link to the privacy page is drawn beside it. */
export function consentWording({ name }: Brand): string {
  return `By pressing ‘Get My Quote’ you ask ${name} to share these details with local installers, who may call or e-mail you about your enquiry.`
}
