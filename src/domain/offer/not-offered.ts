import { sourcesToAsk } from '../lead/attribution.ts'
import { agreedToInstallers } from '../lead/spoken-consent.ts'
import type { LeadState } from '../lead/state.ts'
import { canBeOffered } from './offer.ts'

const bySpecialState: Partial<Record<LeadState, string>> = {
  held: 'It is held back. Release it first, or mark it as spam.',
  withdrawn: 'The visitor took the enquiry back. It is offered to nobody any more.',
  spam: 'It’s marked as spam. Put it back first.',
  won: 'This lead is finished. Reopen it first.',
  lost: 'This lead is finished. Reopen it first.',
}

/** Why a lead can't be offered, as a sentence for the desk; undefined when it can. */
export function whyNotOffered(lead: Parameters<typeof canBeOffered>[0]): string | undefined {
  if (canBeOffered(lead)) return undefined
  if (lead.kind !== 'quotes') return 'It is a question, not a request for quotes.'
  if (lead.leadSource === 'key')
    return 'It came by a client key, so the visitor has not agreed to installers.'
  if (sourcesToAsk.includes(lead.leadSource) && lead.way !== 'prices')
    return 'It came by an advertisement’s form or an assistant, so nobody has agreed to installers yet. They can ask for prices on their own page.'
  if (!agreedToInstallers(lead.leadSource, lead.consentVersion, lead.way === 'prices'))
    return 'They rang us, and did not agree to installers.'
  return (
    bySpecialState[lead.state] ??
    'The visitor’s consent has run out, so it is offered to nobody any more.'
  )
}
