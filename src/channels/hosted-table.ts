import { PostgrestClient } from '@supabase/postgrest-js'
import type { Delivery, Outcome, Send } from '#domain/delivery/delivery.ts'
import type { ContentOf, EventOn } from '#domain/delivery/messages.ts'
import { type OutgoingLead, withdrawnFrom } from '#domain/delivery/outgoing-lead.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { timeoutSignal } from './abort-signal.ts'
import { compose } from './compose.ts'
import { errorText, responseText } from './response-text.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** `url` is the backend's base address; its REST interface is at /rest/v1 below it. */
export type HostedTable = { url: string; key: string; table: string }

export const timeoutMs = 10_000

/** Inserts leads into a table on a hosted backend, with the specification's columns only. */
export function hostedTableChannel(
  { url, key, table }: HostedTable,
  { timeout = timeoutMs }: { timeout?: number } = {},
): Send {
  return async (delivery, content, limits = {}) => {
    const row = compose(rows, delivery, content, delivery)
    if (!row) return { delivered: false, answer: 'The table holds leads only', permanent: true }
    let response: Response | undefined
    const client = new PostgrestClient(`${url.replace(/\/+$/, '')}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}`, 'idempotency-key': delivery.id },
      retry: false,
      fetch: async (address, init) => {
        // Following a redirect would send the key and the lead to another server.
        response = await fetch(address, { ...init, redirect: 'manual' })
        return response
      },
    })
    try {
      const { error } = await client
        .from(table)
        .insert(row)
        .abortSignal(timeoutSignal(timeout, limits))
      if (!response) return { delivered: false, answer: responseText(error?.message ?? '', [key]) }
      const text = error ? [error.code, error.message, error.details].filter(Boolean).join(' ') : ''
      const answer = responseText(`${response.status} ${text}`, [key])
      return outcomeOf(response, delivery, answer)
    } catch (error) {
      return { delivered: false, answer: responseText(errorText(error), [key]) }
    }
  }
}

/** A change, a withdrawal or an erasure is a new row, since a key that may only insert cannot change the first one. */
const rows: {
  [E in EventOn<'hosted-table'>]: (content: ContentOf<E>, delivery: Delivery) => object
} = {
  'lead.created': ({ lead }) => ({
    ...lead.columns,
    consent: true,
    reference_number: lead.reference,
  }),
  'lead.changed': ({ lead }) => ({
    ...lead.columns,
    form_type: 'changed',
    message: [changeOf(lead), lead.columns.message].filter(Boolean).join('\n'),
    consent: true,
    reference_number: lead.reference,
  }),
  'lead.withdrawn': ({ lead }, delivery) =>
    rowOfEnd('withdrawn', `Consent withdrawn ${withdrawnFrom(delivery, lead) ?? ''}`, lead),
  'lead.erased': ({ lead }) => rowOfEnd('erased', `Erased ${lead.erasedAt ?? ''}`, lead),
}

function rowOfEnd(form_type: string, message: string, { reference }: OutgoingLead) {
  const empty = Object.fromEntries(leadColumns.map((column) => [column, '']))
  return {
    ...empty,
    form_type,
    message: message.trimEnd(),
    consent: false,
    reference_number: reference,
  }
}

/** What changed, since the columns have no place for a wish or a note. */
function changeOf({ changedAt, wish, changes }: OutgoingLead): string {
  const { from, until, contactBy } = wish
  return [
    `Changed ${changedAt}`,
    from && `Call between ${from} and ${until}`,
    contactBy && `Contact by ${contactBy}`,
    ...changes.notes.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join('\n')
}

// Decides by the response itself, since the client treats an empty 404 as a success.
function outcomeOf(response: Response, { event }: Delivery, answer: string): Outcome {
  if (response.ok) return { delivered: true, answer }
  // Where references are unique, a conflict means that this lead arrived with an attempt that was cut off. For a
  // withdrawal or an erasure the conflict is with the lead itself, and trying again will not help.
  if (response.status === 409)
    return event === 'lead.created'
      ? { delivered: true, answer }
      : { delivered: false, answer, permanent: true }
  const seconds = retryAfterSeconds(response.headers.get('retry-after') ?? undefined, new Date())
  return {
    delivered: false,
    answer,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  }
}
