import type { Brand } from '#content/brand.ts'
import { numberWord } from '#content/words.ts'
import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'

/** What a visitor consents to. Wording and version are stored with each lead as evidence. */
export type Consent = { wording: string; version: string }

/** What the last button says. */
export const submitLabels: Record<EnquiryKind, string> = {
  quotes: 'Get My Quote',
  question: 'Send My Question',
}

// Raise a version with every change of its wording.
/** The sentences above the last button of a form. The link to the privacy page is drawn beside them. */
export function consentsOf(
  brand: Brand,
  form: Pick<EnquiryForm, 'slug'>,
): Record<EnquiryKind, Consent> {
  return {
    quotes: form.slug === 'rebates' ? quotesAndUpgrades(brand) : quotes(brand),
    question: {
      wording: `By pressing ‘${submitLabels.question}’ you ask ${brand.name} to use these details to answer you. We don’t pass them on to anybody.`,
      version: 'question 2026-11-22',
    },
  }
}

function quotes({ name }: Brand): Consent {
  return {
    wording: `By pressing ‘${submitLabels.quotes}’ you ask ${name} and up to three local installers we choose to call, text or email you about this enquiry for three months.`,
    version: 'three months 2026-11-22',
  }
}

/**
 * Since 1 May 2024 nobody may call a home in Victoria about Victorian Energy Upgrades unless it agreed to it beforehand,
 * by name.
 */
function quotesAndUpgrades({ name }: Brand): Consent {
  return {
    wording: `By pressing ‘${submitLabels.quotes}’ you ask ${name} and up to three local installers we choose to call, text or email you about this enquiry, and about Victorian Energy Upgrades, for three months.`,
    version: 'three months, Victorian Energy Upgrades 2026-11-22',
  }
}

/** What an operator reads out to somebody on the telephone, who may say yes or no. Stored with what they said. */
export function installersSentence({ name, maxInstallers }: Brand): string {
  return `They agreed that up to ${numberWord(maxInstallers)} local installers ${name} chooses may call, text or email them about this enquiry for three months.`
}
