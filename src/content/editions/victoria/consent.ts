import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { ChannelConsents, FormConsents } from '#domain/privacy/channel-consent.ts'
import type { Consent } from '#domain/privacy/consent-receipt.ts'

/** What the last button says. */
export const submitLabels: Partial<Record<EnquiryKind, string>> = {
  quotes: 'Get My Quote',
  question: 'Send My Question',
}

// Raise a version with every change of its wording.
/**
 * The sentences above the last button of a form, which are stored with each lead as evidence. The link to the privacy page is drawn beside
 * them. Of a brand that asks by channel each kind is the wording of the box that must be ticked, and `channels` has those of the others.
 */
export function consentsOf(brand: Brand, form: Pick<EnquiryForm, 'slug'>): FormConsents {
  if (brand.consent === 'channels') return consentsByChannel(brand)
  return {
    quotes: form.slug === 'rebates' ? quotesAndUpgrades(brand) : quotes(brand),
    question: {
      wording: `By pressing ‘${submitLabels.question}’ you ask ${brand.name} to use these details to answer you. We don’t pass them on to anybody.`,
      version: 'question 2026-11-22',
      callers: callersOf(brand, 'question'),
    },
  }
}

function consentsByChannel({ name, legalName }: Brand): FormConsents {
  const callers = name
  const version = 'channels 2026-11-26'
  const channels: ChannelConsents = {
    calls: {
      wording: `${legalName} may call me about this enquiry on the number above for three months.`,
      version: `calls, ${version}`,
      callers,
    },
    texts: {
      wording: `${legalName} may text me about this enquiry for three months.`,
      version: `texts, ${version}`,
      callers,
    },
    note: 'No installer gets your name, number or email unless you say yes to that installer by name, on your own page. Change any of this there.',
  }
  return {
    quotes: {
      wording: `${legalName} may use these details to answer this enquiry by email, and to ask installers for a price without telling them who I am.`,
      version: `quotes, ${version}`,
      callers: 'Nobody by this alone.',
    },
    question: {
      wording: `${legalName} may use these details to answer this question by email. Nobody else sees it.`,
      version: `question, ${version}`,
      callers: 'Nobody by this alone.',
    },
    channels,
  }
}

function quotes(brand: Brand): Consent {
  const { name } = brand
  return {
    wording: `By pressing ‘${submitLabels.quotes}’ you ask ${name} and up to three local installers we choose to call, text or email you about this enquiry for three months.`,
    version: 'three months 2026-11-22',
    callers: callersOf(brand, 'quotes'),
  }
}

/**
 * Since 1 May 2024 calls to a home in Victoria about Victorian Energy Upgrades need its consent beforehand, by name.
 */
function quotesAndUpgrades(brand: Brand): Consent {
  const { name } = brand
  return {
    wording: `By pressing ‘${submitLabels.quotes}’ you ask ${name} and up to three local installers we choose to call, text or email you about this enquiry, and about Victorian Energy Upgrades, for three months.`,
    version: 'three months, Victorian Energy Upgrades 2026-11-22',
    callers: callersOf(brand, 'quotes'),
  }
}

/** Who may call by a consent, as its receipt says it. */
export function callersOf({ name, maxInstallers }: Brand, kind: EnquiryKind): string {
  return kind === 'question'
    ? name
    : `${name}, and up to ${numberWord(maxInstallers)} local installers that ${name} chooses.`
}

/** What an operator reads out on the telephone; the caller may say yes or no. Stored with their answer. */
export function installersSentence({ name, maxInstallers }: Brand): string {
  return `They agreed that up to ${numberWord(maxInstallers)} local installers ${name} chooses may call, text or email them about this enquiry for three months.`
}
