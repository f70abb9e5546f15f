import { v7 as uuidv7 } from 'uuid'
import { type Claimed, claimDue, type Ended, endAttempt, type Line } from '#database/deliveries.ts'
import { recordAnswer, recordNoAnswer, slowestAnswerMs } from '#database/endpoint-health.ts'
import { errorCode } from '#database/errors.ts'
import { leadTold } from '#database/lead-told.ts'
import type { Database } from '#database/open.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery, DeliveryLimits, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { patienceMs } from '#domain/delivery/patience.ts'
import { retryAsAsked } from '#domain/delivery/retry.ts'
import { withRetry } from './with-retry.ts'

export type Send = (delivery: Delivery, lead: LeadTold, limits?: DeliveryLimits) => Promise<Outcome>

/** For the log: what was answered stays out of it, since mail servers quote addresses. */
export type Told = {
  event: 'delivered' | 'delivery put off' | 'delivery given up'
  channel: Channel
  attempt: number
  ms: number
}

export type DeliveryWorld = {
  database: Database
  send: Send
  now: () => Date
  random: () => number
  /** So long a worker may have a delivery in hand before another takes it for dead. */
  claimSeconds: number
  /** What is in hand then is given back, for another worker to take. */
  signal?: AbortSignal
  /** Drops letters that are kept as files. */
  forgetLetters?: (deliveries: readonly string[]) => Promise<void>
  /** Told of each attempt that ends. */
  onEnded?: (told: Told) => void
}

// Every attempt is kept, and an answer may be a whole page.
const longestAnswer = 500

/**
 * Takes what is due on one line, as much as there is room for, and hands back what is in hand: each promise is
 * fulfilled once its attempt is on record.
 */
export async function deliverDue(
  { channel, endpoint = null, room }: Pick<Line, 'channel'> & Partial<Line> & { room: number },
  world: DeliveryWorld,
): Promise<Promise<void>[]> {
  const now = world.now()
  const until = new Date(now.getTime() + world.claimSeconds * 1000)
  const claimed = await claimDue(world.database, { channel, endpoint, room, now, until })
  if (claimed.length === 0) return []
  const limits = {
    signal: world.signal,
    ...(endpoint && { patienceMs: patienceMs(await slowestAnswerMs(world.database, endpoint)) }),
  }
  return claimed.map((delivery) => deliver(delivery, limits, world))
}

async function deliver(
  claimed: Claimed,
  limits: DeliveryLimits,
  world: DeliveryWorld,
): Promise<void> {
  const startedAt = world.now()
  const began = performance.now()
  const outcome = await attempt(claimed, limits, world)
  const tookMs = Math.round(performance.now() - began)
  const then = after(claimed, outcome, world)
  const answer = outcome.answer.slice(0, longestAnswer)
  // A delivery that was made but is not on record would be made again.
  const { erased } = await withRetry(
    () => endAttempt(world.database, claimed, { tookMs, answer, then }),
    { attempts: 8, delayMs: 250, giveUpAfterMs: 30_000 },
  )
  await recordHealth(claimed, outcome, startedAt, world)
  // Erased while the letter was being written.
  if (erased) await world.forgetLetters?.([claimed.id])
  world.onEnded?.({
    event: eventOf(then),
    channel: claimed.channel,
    attempt: claimed.number,
    ms: tookMs,
  })
}

async function recordHealth(
  { id, endpoint }: Claimed,
  { answered }: Outcome,
  began: Date,
  { database, now }: DeliveryWorld,
): Promise<void> {
  if (endpoint === null || answered === undefined) return
  await withRetry(() =>
    answered
      ? recordAnswer(database, { endpoint, now: now(), answered: id })
      : recordNoAnswer(database, { endpoint, began, now: now(), newId: uuidv7 }),
  )
}

function eventOf(then: Ended['then']): Told['event'] {
  if ('deliveredAt' in then) return 'delivered'
  return 'retryAt' in then ? 'delivery put off' : 'delivery given up'
}

async function attempt(
  { number, ...delivery }: Claimed,
  limits: DeliveryLimits,
  world: DeliveryWorld,
): Promise<Outcome> {
  try {
    const lead = await leadTold(world.database.db, delivery.lead)
    if (!lead) return { delivered: false, hopeless: true, answer: 'The lead is gone' }
    // It may have been withdrawn between taking the delivery and reading the lead.
    if (lead.withdrawnAt && delivery.event === 'lead.created')
      return { delivered: false, hopeless: true, answer: 'The lead was withdrawn' }
    if (!lead.erasedAt) return await world.send(delivery, lead, limits)
    if (delivery.event !== 'lead.erased')
      return { delivered: false, hopeless: true, answer: 'The lead was erased' }
    return withoutWords(await world.send(delivery, lead, limits))
  } catch (error) {
    return { delivered: false, answer: `The attempt broke off: ${nameOf(error)}` }
  }
}

/** Of an answer about somebody erased only the status is kept: what follows may quote them. */
function withoutWords(outcome: Outcome): Outcome {
  return { ...outcome, answer: outcome.answer.replace(/^(\d{3})\b.*$/s, '$1') }
}

/** What went wrong by name and code only: messages may quote addresses and secrets. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return [name, errorCode(error)].filter(Boolean).join(' ')
}

function after(
  { number }: Claimed,
  outcome: Outcome,
  { now, random, signal }: DeliveryWorld,
): Ended['then'] {
  const moment = now()
  if (outcome.delivered) return { deliveredAt: moment }
  // We cut it off: that's no failure of the receiver's, and another worker may try at once.
  if (signal?.aborted && !outcome.hopeless) return { retryAt: moment }
  const retryAt = outcome.hopeless
    ? undefined
    : retryAsAsked(number, moment, random(), outcome.retryAfterSeconds)
  return retryAt ? { retryAt } : { gaveUpAt: moment }
}
