import type { LeadSource } from '../lead/attribution.ts'

/** The versions of a consent that was given in words on the telephone: to us alone, or to installers as well. Stored. */
export const spokenVersions = { us: 'spoken', installers: 'spoken, installers' } as const

/** Whether a lead's consent lets installers have it. A client with a public key cannot give it for somebody else. */
export function agreedToInstallers(leadSource: LeadSource, consentVersion: string): boolean {
  return (
    leadSource === 'site' ||
    (leadSource === 'telephone' && consentVersion === spokenVersions.installers)
  )
}
