import type { LeadSource } from '../lead/attribution.ts'

/** What an enquiry's consent is, beside where it was given. */
export type Consent = {
  /** The sentence that was shown or read out; empty where they said it all themselves. */
  wording: string
  version: string
  /** Who may call by it, by name. */
  callers: string
  /** On the telephone: what they agreed to, in their words. */
  spoken?: string
}

/** What a visitor agreed to, as its receipt says it. Nothing in it names them. */
export type Agreement = {
  /** The sentence that was shown or read out. */
  wording: string
  version: string
  /** What stood around it: 'The form “Get quotes…”'. */
  shown: string
  /** The path of the page it stood on; empty where it was no page of ours. */
  page: string
  /** Who may call by it, by name. */
  callers: string
}

/**
 * What a receipt says. All of it is text, so that it can be written in one way only. These are read outside and never change; the format is
 * docs/receipts.md.
 */
export type ConsentReceipt = {
  format: typeof receiptFormat
  /**
   * 'enquiry' for a lead's own consent, 'call' for the consent that one installer may call, 'channels' for boxes that were ticked later,
   * 'prices-first' for the choice that no calls are allowed before a yes.
   */
  kind: 'enquiry' | 'call' | 'channels' | 'prices-first'
  id: string
  /** The site that signed it. */
  issuer: string
  /** The public key that it was signed with. */
  key: string
  /** The reference of the enquiry. */
  enquiry: string
  agreed_at: string
  /** Until when it may be used. */
  agreed_until: string
  wording: string
  version: string
  shown: string
  /** An address; empty where it was no page of ours. */
  page: string
  who_may_call: string
  /** A salted hash of the phone number, or of the email address where there is none. */
  person: string
  /** Likewise of what was said on the telephone, in their words; empty otherwise. */
  spoken: string
}

export const receiptFormat = 'consent receipt 1'

export type SignedReceipt = ConsentReceipt & { signature: string }

/** The one text of a receipt: a JSON object of strings in the order of its names, without spaces (RFC 8785). */
export function formatReceipt(receipt: ConsentReceipt | SignedReceipt): string {
  return JSON.stringify(receipt, Object.keys(receipt).toSorted())
}

/** A receipt that is written as ours are; undefined for any other text. Whether it was signed is another question. */
export function parseReceipt(text: string): SignedReceipt | undefined {
  try {
    const receipt: SignedReceipt = JSON.parse(text)
    const isText = Object.values(receipt).every((value) => typeof value === 'string')
    const { format, signature } = receipt
    const isOurs = format === receiptFormat && typeof signature === 'string'
    return isOurs && isText && formatReceipt(receipt) === text ? receipt : undefined
  } catch {
    return undefined
  }
}

const shownTo: Record<LeadSource, (form: string) => string> = {
  site: (form) =>
    `The form “${form}”, with this sentence and a link to our privacy page at its last button.`,
  telephone: () => 'Nothing: it was agreed on the telephone, and written down by one of us.',
  advertisement: (form) =>
    `Nothing by us: a form in an advertisement elsewhere was filled in, and taken as “${form}”.`,
  key: () => 'Nothing by us: another site sent it, and says that this person agreed.',
  assistant: (form) =>
    `The questions of the form “${form}” and this sentence, read to them by an assistant, which says that they agreed.`,
}

/** What a visitor agreed to by their enquiry. Words of their own may name them, so they are left out. */
export function agreementOf(
  { wording, version, callers }: Consent,
  { leadSource, form, page }: { leadSource: LeadSource; form: { title: string }; page: string },
): Agreement {
  return {
    wording: wording || 'In words of their own.',
    version,
    shown: shownTo[leadSource](form.title),
    page,
    callers,
  }
}

/** A receipt as it is stored. Without the salt its visitor can't be identified. */
export type StoredReceipt = {
  /** The lead's, of its own consent: there is one. */
  id: string
  lead: string
  /** Null where it is no word to one installer. */
  offer: string | null
  at: string
  text: string
  salt: string | null
}

/** What a stored receipt is about. */
export function receiptKind({ text }: Pick<StoredReceipt, 'text'>): ConsentReceipt['kind'] {
  const { kind }: ConsentReceipt = JSON.parse(text)
  return kind
}

/** A public key as it is published, for good: a JSON Web Key (RFC 8037) with the time in which it signed. */
export type PublishedKey = {
  kty: 'OKP'
  crv: 'Ed25519'
  kid: string
  x: string
  from: string
  /** Null while it signs. */
  until: string | null
}
