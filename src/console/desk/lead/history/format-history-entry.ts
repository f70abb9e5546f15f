import { type HistoryKind, isHistoryKind } from '#domain/account/event-rules.ts'
import { type Channel, channels } from '#domain/delivery/channel.ts'
import { type CallOutcome, type ContactChannel, contactChannels } from '#domain/lead/state.ts'
import { formatMoment } from '#domain/promise/format-time.ts'
import { brand } from '../../../client/brand.ts'
import { serverTime } from '../../../client/server-time.ts'
import {
  channelVerbs,
  formatAgreedChannels,
  outcomeLabels,
  stateLabels,
} from '../../../words/labels.ts'

/** An entry of a lead's history, as the server stores it. */
export type HistoryEntry = {
  kind: string
  operator: string | null
  detail?: Record<string, string>
}

type NameOf = (operator: string | null) => string

/** An entry in words, to follow the operator's name: 'marked this lead contacted'. */
export function formatHistoryEntry(entry: HistoryEntry, nameOf: NameOf): string {
  const { kind, operator, detail = {} } = entry
  if (!isHistoryKind(kind)) return `did ‘${kind}’`
  const words = entryWords[kind]
  return typeof words === 'string' ? words : words({ operator, detail }, nameOf)
}

type Words =
  | string
  | ((entry: Pick<Required<HistoryEntry>, 'operator' | 'detail'>, nameOf: NameOf) => string)

const entryWords: Record<HistoryKind, Words> = {
  'lead.released': 'let this lead through',
  'lead.contacted': ({ detail, operator }) =>
    operator
      ? `marked this lead contacted${byChannel[channelOf(detail)]}`
      : formatVisitorsWord('reached'),
  'lead.quoted': 'marked this lead quoted',
  'lead.won': 'marked this lead won',
  'lead.lost': 'marked this lead lost',
  'lead.spam': 'marked this lead as spam',
  'lead.reopened': ({ detail }) => formatPutBack(detail.to),
  'lead.undone': ({ detail }) => undoneLabels[detail.undone ?? ''] ?? formatPutBack(detail.to),
  'lead.withdrawn': ({ operator }) =>
    operator ? 'withdrew this lead for the visitor' : 'took the enquiry back',
  'lead.answered': 'told them the outcome',
  'lead.assigned': ({ detail, operator }, nameOf) => formatAssignment(detail, operator, nameOf),
  'lead.added': 'wrote this down on the telephone',
  'lead.merged': ({ detail }) => `merged this lead with ${detail.with}: one person`,
  'lead.separated': ({ detail }) => `marked ${detail.with} as somebody else’s`,
  'lead.called': ({ detail, operator }) =>
    operator ? formatTry(detail) : formatVisitorsWord(detail.outcome),
  'lead.snoozed': ({ detail }) =>
    detail.until
      ? `snoozed this lead until ${formatMoment(detail.until, { now: serverTime().getTime(), timeZone: brand.timeZone })}`
      : 'ended the snooze of this lead',
  'lead.skipped': 'skipped this lead',
  'lead.noted': 'wrote',
  'lead.written': 'wrote them an email',
  'lead.sent-again': ({ detail }) =>
    `sent the ${channels[detail.channel as Channel]?.noun ?? 'delivery'} again`,
  'lead.time-chosen': ({ detail }) =>
    detail.from ? 'chose a time for the call' : 'left the call at the promised time',
  'lead.corrected': ({ detail, operator }) => formatCorrection(detail, operator),
  'lead.stopped': ({ detail }) =>
    `stopped the ${channels[detail.channel as Channel]?.noun ?? 'receiver'}`,
  'lead.feedback': 'told us how the call went',
  'lead.asking-stopped': 'asked not to be asked about the call',
  'lead.offered': 'offered this lead to an installer',
  'lead.repeat-told': 'told an installer that this person asked again',
  'lead.offer-accepted': 'accepted this lead',
  'lead.offer-declined': 'declined this lead',
  'lead.offer-expired': 'let the offer of this lead lapse',
  'lead.way-chosen': ({ detail }) =>
    detail.way === 'prices'
      ? 'wants to see prices first: nobody may call until they say yes'
      : 'wants to be called',
  'lead.channels-changed': ({ detail }) => formatAgreedChannels(detail.channels),
  'lead.offer-priced': 'named a price for this lead',
  'lead.offer-passed': 'said no to a price',
  'lead.price-over': 'let a price end without an answer',
  'lead.price-not-chosen': 'chose another installer’s price',
  'lead.asked-again': 'asked an installer for another price',
  'lead.offer-cancelled': 'no longer has this lead',
  'lead.offer-outcome': 'said what came of this lead',
  'lead.offer-returned': 'returned this lead',
  'lead.return-decided': 'decided the return of this lead',
  'lead.goodwill-asked': 'asked for a credit as goodwill',
  'lead.goodwill-credited': 'agreed to a credit as goodwill',
  'lead.not-offered': 'found no installer for this lead',
  'lead.others-may-call': 'said the other installers may call now',
  'person.given': 'downloaded this person’s data',
  'person.erased': 'erased this person',
}

const undoneLabels: Record<string, string> = {
  'lead.snoozed': 'undid the snooze',
  'lead.skipped': 'took the lead that they had skipped',
  'lead.assigned': 'undid the change of owner',
  'lead.corrected': 'undid the correction',
  'lead.written': 'took back the email before it went out',
  'lead.answered': 'took back the outcome before it went out',
  'lead.merged': 'undid the merge',
  'lead.separated': 'took back that these are different people',
}

const byChannel: Record<ContactChannel, string> = {
  phone: '',
  sms: ', by text',
  email: ', by email',
}

function channelOf({ channel }: Record<string, string>): ContactChannel {
  return contactChannels.find((one) => one === channel) ?? 'phone'
}

/** 'called, no answer', 'texted, and they answered'. */
function formatTry(detail: Record<string, string>): string {
  const channel = channelOf(detail)
  const verb = channelVerbs[channel]
  if (detail.outcome === 'reached')
    return channel === 'phone' ? `${verb} and reached them` : `${verb}, and they answered`
  return `${verb}, ${outcomeLabels[detail.outcome as CallOutcome]?.toLowerCase() ?? 'nobody reached'}`
}

/** Follows 'The visitor'. */
function formatVisitorsWord(outcome: string | undefined): string {
  if (outcome === 'reached') return 'says somebody has called'
  return outcome === 'not-called' ? 'says nobody has called' : 'says they missed a call'
}

const listFormat = new Intl.ListFormat('en-AU', { type: 'conjunction' })

function formatCorrection({ field = '' }: Record<string, string>, operator: string | null): string {
  const labels: Record<string, string> = { name: 'name', email: 'email', phone: 'phone number' }
  const corrected = field.split(' ').flatMap((one) => labels[one] ?? [])
  if (corrected.length === 0) return 'corrected an answer'
  return `corrected ${operator ? 'the' : 'their'} ${listFormat.format(corrected)}`
}

function formatPutBack(state = ''): string {
  const labels: Record<string, string> = stateLabels
  return `put this lead back to ${labels[state]?.toLowerCase() ?? 'open'}`
}

function formatAssignment(
  { to = '', left, away }: Record<string, string>,
  operator: string | null,
  nameOf: NameOf,
): string {
  if (left)
    return `gave this lead ${to ? `to ${nameOf(to)}` : 'back to nobody'}, as ${nameOf(left)} left`
  if (away) {
    const whose = away === operator ? 'being' : `as ${nameOf(away)} is`
    return `put this lead back in the queue, ${whose} away`
  }
  if (to === '') return 'made this lead nobody’s'
  return to === operator ? 'took this lead' : `gave this lead to ${nameOf(to)}`
}
