import { PostgrestClient } from '@supabase/postgrest-js'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { within } from './within.ts'

/** `url` is the backend's own; its REST interface stands below it at /rest/v1. */
export type HostedTable = { url: string; key: string; table: string }

export const patience = 10_000

/** Inserts leads into a table on a hosted backend, in the specification's fields and no others. */
export function hostedTableChannel(
  { url, key, table }: HostedTable,
  { timeout = patience }: { timeout?: number } = {},
) {
  return async (
    delivery: Delivery,
    lead: LeadTold,
    limits: DeliveryLimits = {},
  ): Promise<Outcome> => {
    let response: Response | undefined
    const client = new PostgrestClient(`${url.replace(/\/+$/, '')}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}`, 'idempotency-key': delivery.id },
      retry: false,
      fetch: async (address, init) => {
        // A redirect would take the key and the lead to wherever it says.
        response = await fetch(address, { ...init, redirect: 'manual' })
        return response
      },
    })
    try {
      const { error } = await client
        .from(table)
        .insert(rowFor(delivery, lead))
        .abortSignal(within(timeout, limits))
      if (!response) return { delivered: false, answer: answerFrom(error?.message ?? '', [key]) }
      const said = error ? [error.code, error.message, error.details].filter(Boolean).join(' ') : ''
      const answer = answerFrom(`${response.status} ${said}`, [key])
      return outcomeOf(response, delivery, answer)
    } catch (error) {
      return { delivered: false, answer: answerFrom(failureFrom(error), [key]) }
    }
  }
}

/** A withdrawal or an erasure is a row of its own: a key that may only insert cannot change the first one. */
function rowFor({ event }: Delivery, lead: LeadTold) {
  if (event === 'lead.created')
    return { ...lead.columns, consent: true, reference_number: lead.reference }
  const { form_type, message } =
    event === 'lead.erased'
      ? { form_type: 'erased', message: `Erased ${lead.erasedAt ?? ''}` }
      : { form_type: 'withdrawn', message: `Consent withdrawn ${lead.withdrawnAt ?? ''}` }
  const empty = Object.fromEntries(leadColumns.map((column) => [column, '']))
  return {
    ...empty,
    form_type,
    message: message.trimEnd(),
    consent: false,
    reference_number: lead.reference,
  }
}

// Judged by the response, since the client takes an empty 404 for a success.
function outcomeOf(response: Response, { event }: Delivery, answer: string): Outcome {
  if (response.ok) return { delivered: true, answer }
  // Where references are unique, a lead that is there already is this one, from a try that was cut off.
  // What comes later finds the lead itself in its way, and always will.
  if (response.status === 409)
    return event === 'lead.created'
      ? { delivered: true, answer }
      : { delivered: false, answer, hopeless: true }
  const seconds = retryAfterSeconds(response.headers.get('retry-after') ?? undefined, new Date())
  return {
    delivered: false,
    answer,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  }
}
