import { type LeadSource, sourcesToAsk } from './attribution.ts'

/** The versions of a consent that was given in words on the telephone: to us alone, or to installers as well. Stored. */
export const spokenVersions = { us: 'spoken', installers: 'spoken, installers' } as const

/**
 * Whether a lead's consent lets installers be asked about it. A client with a public key cannot give it for another person, the form of an
 * advertisement names none, and an assistant may not have shown the wording: then the visitor may choose, on their own page, prices from
 * installers who don't learn who they are.
 */
export function agreedToInstallers(
  leadSource: LeadSource,
  consentVersion: string,
  asksForPrices: boolean,
): boolean {
  return (
    leadSource === 'site' ||
    (sourcesToAsk.includes(leadSource) && asksForPrices) ||
    (leadSource === 'telephone' && consentVersion === spokenVersions.installers)
  )
}
