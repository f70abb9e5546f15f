import { v7 as uuidv7 } from 'uuid'
import {
  type AttemptResult,
  type ClaimedDelivery,
  claimDueDeliveries,
  type DeliveryQueue,
  endAttempt,
} from '#database/deliveries.ts'
import { recordAnswer, recordNoAnswer, slowestAnswerMs } from '#database/endpoint-health.ts'
import { errorCode } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import { getOutgoingLead } from '#database/outgoing-lead.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { retryAt } from '#domain/delivery/retry.ts'
import { timeoutFor } from '#domain/delivery/timeout.ts'
import { withRetry } from './with-retry.ts'

export type Send = (
  delivery: Delivery,
  lead: OutgoingLead,
  limits?: DeliveryLimits,
) => Promise<Outcome>

/** A log entry. It leaves out the receiver's answer, since mail servers quote addresses. */
export type AttemptLog = {
  event: 'delivered' | 'delivery put off' | 'delivery given up'
  channel: Channel
  attempt: number
  ms: number
}

export type DeliverDeps = {
  database: Database
  send: Send
  now: () => Date
  random: () => number
  /** How long a worker keeps a delivery before another worker assumes it died. */
  claimSeconds: number
  /** Aborts attempts at shutdown; another worker then takes their deliveries. */
  signal?: AbortSignal
  /** Deletes letters that were saved as files, by the ids of their deliveries. */
  deleteLetters?: (deliveries: readonly string[]) => Promise<void>
  onAttemptEnd?: (attempt: AttemptLog) => void
}

// Every attempt is stored, and an answer may be a whole page.
const longestAnswer = 500

/**
 * Claims up to `limit` due deliveries of one queue and starts them. Each returned promise resolves once its attempt
 * is stored.
 */
export async function deliverDue(
  {
    channel,
    endpoint = null,
    limit,
  }: Pick<DeliveryQueue, 'channel'> & Partial<DeliveryQueue> & { limit: number },
  deps: DeliverDeps,
): Promise<Promise<void>[]> {
  const now = deps.now()
  const until = new Date(now.getTime() + deps.claimSeconds * 1000)
  const claimed = await claimDueDeliveries(deps.database, { channel, endpoint, limit, now, until })
  if (claimed.length === 0) return []
  const limits = {
    signal: deps.signal,
    ...(endpoint && { timeoutMs: timeoutFor(await slowestAnswerMs(deps.database, endpoint)) }),
  }
  return claimed.map((delivery) => deliver(delivery, limits, deps))
}

async function deliver(
  claimed: ClaimedDelivery,
  limits: DeliveryLimits,
  deps: DeliverDeps,
): Promise<void> {
  const startedAt = deps.now()
  const began = performance.now()
  const outcome = await attempt(claimed, limits, deps)
  const tookMs = Math.round(performance.now() - began)
  const next = nextStep(claimed, outcome, deps)
  const answer = outcome.answer.slice(0, longestAnswer)
  // A delivery that was made but not recorded would be made again.
  const { erased } = await withRetry(
    () => endAttempt(deps.database, claimed, { tookMs, answer, next }),
    { attempts: 8, delayMs: 250, giveUpAfterMs: 30_000 },
  )
  await recordHealth(claimed, outcome, startedAt, deps)
  // The lead was erased while the letter was being written.
  if (erased) await deps.deleteLetters?.([claimed.id])
  deps.onAttemptEnd?.({
    event: eventOf(next),
    channel: claimed.channel,
    attempt: claimed.number,
    ms: tookMs,
  })
}

async function recordHealth(
  { id, endpoint }: ClaimedDelivery,
  { answered }: Outcome,
  began: Date,
  { database, now }: DeliverDeps,
): Promise<void> {
  if (endpoint === null || answered === undefined) return
  await withRetry(() =>
    answered
      ? recordAnswer(database, { endpoint, now: now(), answered: id })
      : recordNoAnswer(database, { endpoint, began, now: now(), newId: uuidv7 }),
  )
}

function eventOf(next: AttemptResult['next']): AttemptLog['event'] {
  if ('deliveredAt' in next) return 'delivered'
  return 'retryAt' in next ? 'delivery put off' : 'delivery given up'
}

async function attempt(
  { number, ...delivery }: ClaimedDelivery,
  limits: DeliveryLimits,
  deps: DeliverDeps,
): Promise<Outcome> {
  try {
    const lead = await getOutgoingLead(deps.database.db, delivery.lead)
    if (!lead) return { delivered: false, permanent: true, answer: 'The lead is gone' }
    // It may have been withdrawn between claiming the delivery and reading the lead.
    if (lead.withdrawnAt && delivery.event === 'lead.created')
      return { delivered: false, permanent: true, answer: 'The lead was withdrawn' }
    if (!lead.erasedAt) return await deps.send(delivery, lead, limits)
    if (delivery.event !== 'lead.erased')
      return { delivered: false, permanent: true, answer: 'The lead was erased' }
    return statusOnly(await deps.send(delivery, lead, limits))
  } catch (error) {
    return { delivered: false, answer: `The attempt broke off: ${describeError(error)}` }
  }
}

/** For an erased lead only the status code is stored, since the rest of the answer may quote the person. */
function statusOnly(outcome: Outcome): Outcome {
  return { ...outcome, answer: outcome.answer.replace(/^(\d{3})\b.*$/s, '$1') }
}

/** An error's name and code only: its message may quote addresses and secrets. */
function describeError(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return [name, errorCode(error)].filter(Boolean).join(' ')
}

function nextStep(
  { number }: ClaimedDelivery,
  outcome: Outcome,
  { now, random, signal }: DeliverDeps,
): AttemptResult['next'] {
  const moment = now()
  if (outcome.delivered) return { deliveredAt: moment }
  // We aborted the attempt ourselves, so another worker may try at once.
  if (signal?.aborted && !outcome.permanent) return { retryAt: moment }
  const next = outcome.permanent
    ? undefined
    : retryAt(number, moment, random(), outcome.retryAfterSeconds)
  return next ? { retryAt: next } : { gaveUpAt: moment }
}
