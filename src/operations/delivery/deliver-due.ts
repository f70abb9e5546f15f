import { getAccountChange } from '#database/delivery/account-letters.ts'
import {
  type AttemptResult,
  type ClaimedDelivery,
  type DeliveryQueue,
  endAttempt,
} from '#database/delivery/deliveries.ts'
import { slowestAnswerMs } from '#database/delivery/endpoint-health.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { getDeskLetter } from '#database/desk/desk-letters.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { listLateLeads } from '#database/desk/running-promises.ts'
import { getProbedLead } from '#database/enquiry/probes.ts'
import { errorCode, isUnreachable } from '#database/errors.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { listStandingPrices } from '#database/offer/prices.ts'
import { getNeverReached } from '#database/offer/returns.ts'
import { isSuppressed, type SuppressionScope } from '#database/privacy/suppressions.ts'
import { dayOf } from '#domain/calendar.ts'
import type { Channel } from '#domain/delivery/channel.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import type { Delivery, DeliveryLimits, Outcome, Send } from '#domain/delivery/delivery.ts'
import { messages, rulesOf } from '#domain/delivery/messages.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { reasonToStop, reasonToStopOffer } from '#domain/delivery/reason-to-stop.ts'
import { retryAt } from '#domain/delivery/retry.ts'
import { timeoutFor } from '#domain/delivery/timeout.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'
import { callingCalendar, deskCalendar, nextLawfulTime } from '#domain/promise/calling-calendar.ts'
import { nextCallingTime } from '#domain/promise/notices.ts'
import { type DialWorld, getDialable } from '../privacy/lead-dialable.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { whileUnreachable, withRetry } from '../with-retry.ts'
import { commit, type World } from '../world.ts'
import { claimDue } from './claim-due.ts'
import { installerContent } from './installer-content.ts'
import { recordResponse, recordTimeout } from './record-response.ts'
import { weeklyContent } from './weekly-letter.ts'

/** A log entry. It leaves out the receiver's answer, since mail servers quote addresses. */
type AttemptLog = {
  event:
    | 'delivered'
    | 'written to a file'
    | 'delivery put off'
    | 'delivery given up'
    | 'delivery stopped'
  channel: Channel
  attempt: number
  ms: number
  /** The request that its lead came with. */
  request?: string | null | undefined
}

export type DeliverDeps = Pick<World, 'database' | 'isTaxed'> &
  DialWorld & {
    send: Send
    /** By which the numbers of offered leads are judged. */
    country?: Country | undefined
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
  const claimed = await claimDue({ channel, endpoint, limit, now, until }, deps)
  if (claimed.length === 0) return []
  const limits = {
    signal: deps.signal,
    ...(endpoint && { timeoutMs: timeoutFor(await slowestAnswerMs(deps.database.db, endpoint)) }),
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
  const { erased } = await commit(
    { database: deps.database },
    (db) => endAttempt(db, claimed, { tookMs, answer, sent: outcome.sent, next }),
    { attempts: 8, delayMs: 250, giveUpAfterMs: 30_000, mayPass: isUnreachable },
  )
  await recordHealth(claimed, outcome, startedAt, deps)
  // The lead was erased while the letter was being written.
  if (erased) await deps.deleteLetters?.([claimed.id])
  deps.onAttemptEnd?.({
    event: eventOf(next),
    channel: claimed.channel,
    attempt: claimed.number,
    ms: tookMs,
    request: claimed.requestId ?? undefined,
  })
}

async function recordHealth(
  { id, endpoint }: ClaimedDelivery,
  { answered }: Outcome,
  began: Date,
  deps: DeliverDeps,
): Promise<void> {
  if (endpoint === null || answered === undefined) return
  if (answered) await recordResponse({ endpoint, answered: id }, deps)
  else await recordTimeout({ endpoint, began }, deps)
}

function eventOf(next: AttemptResult['next']): AttemptLog['event'] {
  // A letter in a file was not sent.
  if ('deliveredAt' in next) return next.toFile ? 'written to a file' : 'delivered'
  if ('stoppedAt' in next) return 'delivery stopped'
  return 'retryAt' in next ? 'delivery put off' : 'delivery given up'
}

type Message = { content: DeliveryContent; isErased?: boolean }

async function attempt(
  { number, ...delivery }: ClaimedDelivery,
  limits: DeliveryLimits,
  deps: DeliverDeps,
): Promise<Outcome> {
  try {
    const message = await withRetry(() => getMessage(delivery, deps), whileUnreachable)
    if (!('content' in message)) return message
    const outcome = await deps.send(delivery, message.content, limits)
    return message.isErased ? statusOnly(outcome) : outcome
  } catch (error) {
    return { delivered: false, answer: `The attempt broke off: ${describeError(error)}` }
  }
}

/** What a delivery says; an outcome where there is nothing to say. */
function getMessage(delivery: Delivery, deps: DeliverDeps): Promise<Message | Outcome> {
  if (delivery.offer !== null) return getOfferMessage(delivery, delivery.offer, deps)
  if (delivery.lead !== null) return getLeadMessage(delivery, delivery.lead, deps)
  return getNoticeMessage(delivery, deps)
}

async function getNoticeMessage(delivery: Delivery, deps: DeliverDeps): Promise<Message | Outcome> {
  const content = delivery.installer
    ? await installerContent(delivery, delivery.installer, deps)
    : await deskContent(delivery, deps)
  return content
    ? { content }
    : { delivered: false, stopped: true, answer: 'There was nothing to tell any more' }
}

async function getLeadMessage(
  delivery: Delivery,
  id: string,
  deps: DeliverDeps,
): Promise<Message | Outcome> {
  const lead = await getOutgoingLead(deps.database.db, id)
  if (!lead) return { delivered: false, permanent: true, answer: 'The lead is gone' }
  const stopped = await whyNot(delivery, lead, deps)
  if (stopped) return stopped
  const content =
    delivery.event === 'lead.prices'
      ? await pricesOf(lead, deps)
      : await contentOf(delivery, lead, deps)
  if (content && 'answer' in content) return content
  if (!content) return { delivered: false, stopped: true, answer: 'The letter was taken back' }
  return { content, isErased: lead.erasedAt !== null }
}

/** The content about a lead; undefined where its letter is gone. */
async function contentOf(
  { id, event, channel }: Delivery,
  lead: OutgoingLead,
  deps: DeliverDeps,
): Promise<DeliveryContent | undefined> {
  if (channel === 'operator-letter')
    return { kind: 'lead', lead, dialable: await dialableOf(lead, deps) }
  if (rulesOf(event).about !== 'desk letter') return { kind: 'lead', lead }
  const letter = await getDeskLetter(deps.database.db, id)
  return letter && { kind: 'desk letter', lead, letter }
}

function dialableOf(
  { id, boxes, consentUntil: until, withdrawnAt }: OutgoingLead,
  deps: DeliverDeps,
): Promise<Dialable> {
  return getDialable(deps.database.db, id, { ...boxes, until, withdrawnAt }, deps)
}

/** The prices that a visitor can choose from now, or why there is nothing to choose. */
async function pricesOf(
  lead: OutgoingLead,
  { database, now, calling }: DeliverDeps,
): Promise<DeliveryContent | Outcome> {
  const row = await getLeadRow(database.db, lead.id)
  const day = dayOf(new Date(lead.receivedAt), calling.timeZone)
  const stated = row && statedSystem(row, day)
  const prices = stated ? await listStandingPrices(database.db, row, now().toISOString()) : []
  const answer = messages['lead.prices'].skipIf({ way: row?.way ?? null, standing: prices.length })
  if (answer || !stated)
    return { delivered: false, stopped: true, answer: answer ?? 'No price is open any more' }
  return {
    kind: 'prices',
    lead,
    stated,
    prices: prices.map(({ name, price }) => ({ name, price })),
  }
}

async function getOfferMessage(
  delivery: Delivery,
  id: string,
  deps: DeliverDeps,
): Promise<Message | Outcome> {
  const { database, now, calling, isTaxed, country } = deps
  const offer = await getOutgoingOffer(database.db, id, { now: now(), calling, isTaxed, country })
  if (!offer) return { delivered: false, permanent: true, answer: 'The offer is gone' }
  const lead = offer.details ?? (await getOutgoingLead(database.db, offer.lead))
  const suppressed = lead !== undefined && (await isPersonSuppressed(lead, ['all'], deps))
  const answer = reasonToStopOffer(delivery, offer, { now: now(), suppressed })
  if (answer) return { delivered: false, stopped: true, answer }
  // People are left alone when we may not ring anybody; a letter and a webhook wait by themselves.
  const waits = delivery.channel === 'installer-text' && untilLawful(deps)
  if (waits) return waits
  return { content: { kind: 'offer', offer }, isErased: offer.ended === 'erased' }
}

/** Whether the person of a lead asked us to stop after they sent it. */
function isPersonSuppressed(
  { columns, phone, receivedAt }: OutgoingLead,
  scopes: readonly SuppressionScope[],
  { database, secret }: DeliverDeps,
): Promise<boolean> {
  const hashes = suppressionHashes({ email: columns.email, phone: phone.e164 }, secret)
  return isSuppressed(database.db, { hashes, scopes, enquiredAt: receivedAt })
}

/** It may have been withdrawn, erased or reached since the delivery was queued, even since it was claimed. */
async function whyNot(
  delivery: Delivery,
  lead: OutgoingLead,
  deps: DeliverDeps,
): Promise<Outcome | undefined> {
  const { now } = deps
  const { channel, event } = delivery
  if (event === 'lead.erased' || event === 'lead.withdrawn') {
    if (!lead.erasedAt || event === 'lead.erased') return undefined
    return { delivered: false, stopped: true, answer: 'The lead was erased' }
  }
  if (lead.erasedAt) return { delivered: false, stopped: true, answer: 'The lead was erased' }
  if (lead.withdrawnAt) return { delivered: false, stopped: true, answer: 'The lead was withdrawn' }
  const suppressed =
    channel === 'visitor-letter' &&
    (await isPersonSuppressed(
      lead,
      rulesOf(event).regular === 'asking' ? ['all', 'feedback'] : ['all'],
      deps,
    ))
  const answer = reasonToStop(delivery, lead, { now: now(), suppressed })
  if (answer) return { delivered: false, stopped: true, answer }
  if (event === 'offer.did-they-call' && !(await getNeverReached(deps.database.db, lead.id)))
    return { delivered: false, stopped: true, answer: 'They have answered, or it is decided' }
  return event === 'promise.did-they-call' ? untilCallingTime(lead, deps) : undefined
}

/** Visitors aren't asked whether we called on a Sunday, a holiday or at night, even where an earlier try failed. */
function untilCallingTime(lead: OutgoingLead, { calling, now }: DeliverDeps): Outcome | undefined {
  const moment = now()
  return until(
    nextCallingTime(moment, callingCalendar(calling, { ...lead.columns, nation: lead.nation })),
    moment,
  )
}

/** The same by the law alone, where the desk is. */
function untilLawful({ calling, now }: DeliverDeps): Outcome | undefined {
  const moment = now()
  return until(nextLawfulTime(moment, deskCalendar(calling)), moment)
}

function until(next: Date, moment: Date): Outcome | undefined {
  if (next <= moment) return undefined
  const retryAfterSeconds = (next.getTime() - moment.getTime()) / 1000
  return { delivered: false, answer: 'It waits until calls are allowed again', retryAfterSeconds }
}

const lateLeadsNamed = 20

/** What is about no single lead; undefined where it has passed. */
async function deskContent(
  { id, event, dedupeKey, operator }: Delivery,
  { database, calling: { timeZone }, now }: DeliverDeps,
): Promise<DeliveryContent | undefined> {
  if (event === 'enquiry.probe') {
    const lead = await getProbedLead(database.db, id)
    return lead && { kind: 'lead', lead }
  }
  if (event === 'letters.failing') {
    const letters = await getFailingLetters(database.db, now())
    return letters && { kind: 'failing letters', letters }
  }
  if (event === 'account.changed') {
    const change = await getAccountChange(database.db, { operator, dedupeKey })
    return change && { kind: 'account', change }
  }
  if (event === 'desk.weekly') return weeklyContent(dedupeKey ?? '', now(), { database, timeZone })
  if (event !== 'leads.late') return undefined
  const late = await listLateLeads(database.db, now(), lateLeadsNamed)
  return late.total > 0 ? { kind: 'late leads', ...late } : undefined
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
  if (outcome.delivered) return { deliveredAt: moment, toFile: outcome.toFile === true }
  if ('stopped' in outcome) return { stoppedAt: moment }
  // We aborted the attempt ourselves, so another worker may try at once.
  if (signal?.aborted && !outcome.permanent) return { retryAt: moment }
  const next = outcome.permanent
    ? undefined
    : retryAt(number, moment, random(), outcome.retryAfterSeconds)
  return next ? { retryAt: next } : { gaveUpAt: moment }
}
