import { otherStateName } from '#estimate/states.ts'
import { openStates } from '../lead/state.ts'
import { noticeKey, promiseNotices } from '../promise/notices.ts'
import type { Delivery } from './delivery.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import { reasonNotToWrite } from './visitor-letter.ts'

/**
 * Why a delivery about a lead is not sent after all: what it was owed for no longer holds. Undefined where it is sent.
 * `suppressed` says that the visitor asked us to stop.
 */
export function reasonToStop(
  delivery: Pick<Delivery, 'channel' | 'event' | 'operator' | 'dedupeKey'>,
  lead: OutgoingLead,
  { now, suppressed }: { now: Date; suppressed: boolean },
): string | undefined {
  const { channel, event } = delivery
  if (channel === 'visitor-letter') {
    const { leadSource, consentUntil } = lead
    const { email } = lead.columns
    const reason = reasonNotToWrite({ leadSource, consentUntil, email }, { now, suppressed })
    if (reason) return reason
    if (
      lead.kind === 'quotes' &&
      event.startsWith('promise.') &&
      otherStateName(lead.columns.postcode)
    )
      return 'No call was promised outside Victoria'
  }
  if (event === 'lead.assigned')
    return lead.owner === delivery.operator ? undefined : 'The lead isn’t theirs any more'
  if (event === 'promise.did-they-call')
    return ['held', 'spam'].includes(lead.state) ? 'It is held back or marked as spam' : undefined
  if (event === 'offer.did-they-call')
    return ['new', 'contacted'].includes(lead.state) ? undefined : 'Nobody waits for a call'
  if (event === 'call.could-not-reach' || event === 'call.wrong-number')
    return openStates.some((state) => state === lead.state)
      ? undefined
      : 'Nobody calls them any more'
  if (event === 'promise.new-time' || promiseNotices.some((notice) => notice === event))
    return reasonNotToNotify(delivery, lead, now)
  return undefined
}

function reasonNotToNotify(
  { event, dedupeKey }: Pick<Delivery, 'event' | 'dedupeKey'>,
  { id, state, contactedAt, promisedBy, newPromiseBy }: OutgoingLead,
  now: Date,
): string | undefined {
  const isOver = (moment: string) => moment <= now.toISOString()
  if (contactedAt) return 'Somebody has reached them'
  if (state !== 'new') return 'Nobody waits for the call any more'
  if (dedupeKey !== null && dedupeKey !== noticeKey(event, id, promisedBy))
    return 'The call was moved to another time'
  if (event === 'promise.new-time')
    return !newPromiseBy || isOver(newPromiseBy) ? 'The new time is over too' : undefined
  return event !== 'promise.nine-tenths' && isOver(promisedBy)
    ? 'The promised time is over'
    : undefined
}
