import type { Answers } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'
import type { Ticks } from '#domain/privacy/channel-consent.ts'

/** Without a `token`, another visitor had sent the same answers. `wait` is the message when too many enquiries come from one network. */
export type EnquiryResponse =
  | { reference: string; token?: string }
  | { problems: Problem[] }
  | { wait: string }

export type EnquiryRequest = {
  form: string
  answers: Answers
  submission: string | undefined
  page: string
  interest?: string
  /** What was entered in a calculator in this tab. */
  estimate?: string
  /** A year’s summary of their meter, if they ticked that it should go along. */
  meter?: string
  consent: boolean
  /** The boxes, where there is one for each channel. */
  consents?: Ticks | undefined
  /** The content of the field that people do not see. */
  asked: string | undefined
  website: string
  /** Since the form was hydrated. */
  seconds?: number
}

/** Rejects if the server has neither stored the enquiry nor said what is wrong with it. */
export async function sendEnquiry(enquiry: EnquiryRequest): Promise<EnquiryResponse> {
  const response = await fetch('/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, source: attribution() }),
    signal: AbortSignal.timeout(20_000),
  })
  // Something in front of our server may answer with the same status and a body of its own.
  const body = await response.json().catch(() => undefined)
  if (response.status === 201 && body?.reference) return body
  if (response.status === 422 && body?.problems) return body
  if (response.status === 429 && body?.error) return { wait: `${body.error}` }
  throw new Error(`The server answered ${response.status}`)
}

/** The first page of the visit, as stored by the inline script, and this page. */
function attribution() {
  const last = { address: withoutFragment(location.href), referrer: document.referrer }
  try {
    const [address = '', referrer] = sessionStorage.getItem('first')?.split(' ') ?? []
    return { first: { address: withoutFragment(address), referrer }, last }
  } catch {
    return { last }
  }
}

/** A calculator keeps its inputs in the fragment, which is not sent. */
function withoutFragment(address: string): string {
  return address.replace(/#.*/, '')
}
