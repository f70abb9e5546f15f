import type { Answers } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'

export type Sent = { reference: string } | { problems: Problem[] }

export type Sending = {
  form: string
  answers: Answers
  submission: string
  page: string
  interest?: string
  consent: boolean
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
  throw new Error(`The server answered ${response.status}`)
}

/** How the visit began, as the page's inline script kept it, and the page it ends on. */
function whereFrom() {
  const last = { address: location.href, referrer: document.referrer }
  try {
    const [address, referrer] = JSON.parse(sessionStorage.getItem('first') ?? '')
    return { first: { address, referrer }, last }
  } catch {
    return { last }
  }
}
