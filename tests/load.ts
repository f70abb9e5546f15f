import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#database/open.ts'
import { enquiryOf, type PostedEnquiry } from './enquiry.ts'
import { eventLimitMs } from './limits.ts'
import { waitUntil } from './wait-until.ts'

/** What clients were answered: how often each status, and every lead that was acknowledged, with its address. */
export type Tally = { statuses: Record<string, number>; leads: Map<string, string> }

export const newTally = (): Tally => ({ statuses: {}, leads: new Map() })

type Server = { url: string }

/** Visitors who enquire one after the other, each pressing the button again until they are thanked. */
export function startLoad(servers: readonly Server[], tally: Tally, senders = 8) {
  let stopping = false
  const visitors = Array.from({ length: senders }, async () => {
    while (!stopping) await submitUntilStored(servers, tally)
  })
  const ended = Promise.all(visitors)
  // `stop` throws a failure.
  ended.catch(() => {})
  return {
    stop: async () => {
      stopping = true
      await ended
    },
  }
}

let visitors = 0

export function nextEnquiry(): PostedEnquiry {
  visitors += 1
  return enquiryOf(visitors)
}

export async function submitUntilStored(servers: readonly Server[], tally: Tally): Promise<void> {
  const enquiry = nextEnquiry()
  const until = performance.now() + eventLimitMs
  for (let attempt = 0; performance.now() < until; attempt++) {
    const server = servers[(visitors + attempt) % servers.length] as Server
    const { status, reference } = await submit(server, enquiry)
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (reference) {
      tally.leads.set(reference, enquiry.answers['contact-email'] ?? '')
      return
    }
    await wait(100)
  }
  throw new Error('No server stored the enquiry.')
}

/** Readiness is asked of a busy machine again and again: it gives itself two seconds. */
export async function waitUntilReady({ url }: Server): Promise<void> {
  await waitUntil(async () => (await fetch(`${url}/readyz`)).ok)
}

export async function submit({ url }: Server, enquiry: PostedEnquiry) {
  const response = await post(url, enquiry).catch(() => undefined)
  const body = response && (await json(response).catch(() => undefined))
  return {
    status: response?.statusCode ?? 'no answer',
    reference: (body as { reference?: string } | undefined)?.reference,
  }
}

/** Over a connection of its own: one that a busy machine leaves idle may be closed while it is used again. */
async function post(url: string, enquiry: PostedEnquiry): Promise<IncomingMessage> {
  const posting = request(`${url}/enquiries`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(eventLimitMs),
  })
  posting.end(JSON.stringify(enquiry))
  const [response] = await once(posting, 'response')
  return response
}

/** The references of all leads, with their addresses. */
export async function storedIn(where: { url?: string; directory: string }) {
  const database = openDatabase(where)
  try {
    const leads = await database.db
      .selectFrom('enquiries')
      .select(['reference_number', 'email'])
      .execute()
    return new Map(leads.map((lead) => [lead.reference_number, lead.email]))
  } finally {
    await database.close()
  }
}

/** The acknowledged leads that are not stored. */
export function lostOf({ leads }: Tally, stored: ReadonlyMap<string, string>): string[] {
  return [...leads].flatMap(([reference, email]) =>
    stored.get(reference) === email ? [] : [reference],
  )
}
