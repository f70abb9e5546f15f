import { type Claimed, claimDue, type Ended, endAttempt } from '#database/deliveries.ts'
import { errorCode } from '#database/errors.ts'
import { leadTold } from '#database/lead-told.ts'
import type { Database } from '#database/open.ts'
import type { Channel, Delivery, Outcome } from '#domain/delivery/delivery.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import { retryAsAsked } from '#domain/delivery/retry.ts'
import { despiteAccidents } from './despite-accidents.ts'

export type Send = (delivery: Delivery, lead: LeadTold) => Promise<Outcome>

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
  /** Drops letters that are kept as files. */
  forgetLetters?: (deliveries: readonly string[]) => Promise<void>
  /** Told of each attempt that ends. */
  onEnded?: (told: Told) => void
}

// Every attempt is kept, and an answer may be a whole page.
const longestAnswer = 500

/**
 * Takes what is due on one channel, as much as there is room for, and hands back what is in hand: each promise is
 * fulfilled once its attempt is on record.
 */
export async function deliverDue(
  { channel, room }: { channel: Channel; room: number },
  world: DeliveryWorld,
): Promise<Promise<void>[]> {
  const now = world.now()
  const until = new Date(now.getTime() + world.claimSeconds * 1000)
  const claimed = await claimDue(world.database, { channel, room, now, until })
  return claimed.map((delivery) => deliver(delivery, world))
}

async function deliver(claimed: Claimed, world: DeliveryWorld): Promise<void> {
  const began = performance.now()
  const outcome = await attempt(claimed, world)
  const tookMs = Math.round(performance.now() - began)
  const then = after(claimed, outcome, world)
  const answer = outcome.answer.slice(0, longestAnswer)
  // A delivery that was made but is not on record would be made again.
  const { erased } = await despiteAccidents(
    () => endAttempt(world.database, claimed, { tookMs, answer, then }),
    { tries: 8, pauseMs: 250, patienceMs: 30_000 },
  )
  // Erased while the letter was being written.
  if (erased) await world.forgetLetters?.([claimed.id])
  world.onEnded?.({
    event: eventOf(then),
    channel: claimed.channel,
    attempt: claimed.number,
    ms: tookMs,
  })
}

function eventOf(then: Ended['then']): Told['event'] {
  if ('deliveredAt' in then) return 'delivered'
  return 'retryAt' in then ? 'delivery put off' : 'delivery given up'
}

async function attempt({ number, ...delivery }: Claimed, world: DeliveryWorld): Promise<Outcome> {
  try {
    const lead = await leadTold(world.database.queries, delivery.lead)
    if (!lead) return { delivered: false, hopeless: true, answer: 'The lead is gone' }
    // It may have been withdrawn between taking the delivery and reading the lead.
    if (lead.withdrawnAt && delivery.event === 'lead.created')
      return { delivered: false, hopeless: true, answer: 'The lead was withdrawn' }
    if (!lead.erasedAt) return await world.send(delivery, lead)
    if (delivery.event !== 'lead.erased')
      return { delivered: false, hopeless: true, answer: 'The lead was erased' }
    return withoutWords(await world.send(delivery, lead))
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
  { now, random }: DeliveryWorld,
): Ended['then'] {
  const moment = now()
  if (outcome.delivered) return { deliveredAt: moment }
  const retryAt = outcome.hopeless
    ? undefined
    : retryAsAsked(number, moment, random(), outcome.retryAfterSeconds)
  return retryAt ? { retryAt } : { gaveUpAt: moment }
}
