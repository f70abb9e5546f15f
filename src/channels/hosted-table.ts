import type { Delivery, Outcome, Send } from '#domain/delivery/delivery.ts'
import type { ContentOf, EventOn } from '#domain/delivery/messages.ts'
import { type OutgoingLead, withdrawnFrom } from '#domain/delivery/outgoing-lead.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { timeoutSignal } from './abort-signal.ts'
import { compose } from './compose.ts'
import { consentColumns } from './consent-columns.ts'
import { errorText, readStart, responseText } from './response-text.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** `url` is the backend's base address; its REST interface is at /rest/v1 below it. */
export type HostedTable = { url: string; key: string; table: string }

export const timeoutMs = 10_000

/**
 * Inserts leads into a table on a hosted backend, with the specification's columns, and those of calls and texts where the brand asks by
 * channel.
 */
export function hostedTableChannel(
  { url, key, table }: HostedTable,
  { timeout = timeoutMs }: { timeout?: number } = {},
): Send {
  return async (delivery, content, limits = {}) => {
    const row = compose(rows, delivery, content, delivery)
    if (!row) return { delivered: false, answer: 'The table holds leads only', permanent: true }
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${table}`, {
        method: 'POST',
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': delivery.id,
        },
        body: JSON.stringify(row),
        // Following a redirect would send the key and the lead to another server.
        redirect: 'manual',
        signal: timeoutSignal(timeout, limits),
      })
      const text = response.body ? errorIn(await readStart(response.body)) : ''
      return outcomeOf(response, delivery, responseText(`${response.status} ${text}`, [key]))
    } catch (error) {
      return { delivered: false, answer: responseText(errorText(error), [key]) }
    }
  }
}

/** What PostgREST says of an error, or whatever else answered in its place. */
function errorIn(body: string): string {
  try {
    const { code, message, details } = JSON.parse(body)
    return [code, message, details].filter(Boolean).join(' ')
  } catch {
    return body
  }
}

/** A change, a withdrawal or an erasure is a new row, since a key that may only insert cannot change the first one. */
const rows: {
  [E in EventOn<'hosted-table'>]: (content: ContentOf<E>, delivery: Delivery) => object
} = {
  'lead.created': ({ lead }) => ({
    ...lead.columns,
    ...consentColumns(lead),
    consent: true,
    reference_number: lead.reference,
  }),
  'lead.changed': ({ lead }) => ({
    ...lead.columns,
    ...consentColumns(lead),
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
function changeOf({ changedAt, wish, awaitsYes, boxes, changes }: OutgoingLead): string {
  const { from, until, contactBy } = wish
  return [
    `Changed ${changedAt}`,
    awaitsYes && !boxes.calls && 'Nobody may call: they see prices first',
    from && `Call between ${from} and ${until}`,
    contactBy && `Contact by ${contactBy}`,
    ...changes.notes.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join('\n')
}

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
