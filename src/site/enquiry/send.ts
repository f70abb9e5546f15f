import type { Answers } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'

/** `wait` is said in words when too many enquiries come from one network. */
export type Sent = { reference: string } | { problems: Problem[] } | { wait: string }

export type Sending = {
  form: string
  answers: Answers
  submission: string
  page: string
  interest?: string
  /** What was told to a calculator in this tab. */
  estimate?: string
  consent: boolean
  /** What is in the field that people do not see. */
  website: string
  /** Since the form was first touched. */
  seconds?: number
}

/** Rejects unless the server has stored the enquiry or told what is wrong with it. */
export async function send(enquiry: Sending): Promise<Sent> {
  const response = await fetch('/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, source: whereFrom() }),
    signal: AbortSignal.timeout(20_000),
  })
  if (response.status === 201 || response.status === 422) return response.json()
  if (response.status === 429) return { wait: (await response.json()).error }
  throw new Error(`The server answered ${response.status}`)
}

/** How the visit began, as the page's inline script kept it, and the page it ends on. */
function whereFrom() {
  const last = { address: withoutFragment(location.href), referrer: document.referrer }
  try {
    const [address = '', referrer] = sessionStorage.getItem('first')?.split(' ') ?? []
    return { first: { address: withoutFragment(address), referrer }, last }
  } catch {
    return { last }
  }
}

/** What a calculator keeps there is nobody else’s. */
function withoutFragment(address: string): string {
  return address.replace(/#.*/, '')
}
