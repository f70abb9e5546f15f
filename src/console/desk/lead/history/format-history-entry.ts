import { type Channel, channels } from '#domain/delivery/channel.ts'
import { type HistoryKind, historyKinds } from '#domain/lead/history.ts'
import { type CallOutcome, type ContactChannel, contactChannels } from '#domain/lead/state.ts'
import { channelVerbs, outcomeLabels, stateLabels } from '../../../words/labels.ts'

/** An entry of a lead's history, as the server stores it. */
export type HistoryEntry = {
  kind: string
  operator: string | null
  detail?: Record<string, string>
}

type NameOf = (operator: string | null) => string

/** An entry in words, to follow the operator's name: 'marked this lead contacted'. */
export function formatHistoryEntry(
  { kind, operator, detail = {} }: HistoryEntry,
  nameOf: NameOf,
): string {
  if (!isKnown(kind)) return `did ‘${kind}’`
  switch (kind) {
    case 'lead.released':
      return 'let this lead through'
    case 'lead.contacted':
      if (!operator) return formatVisitorsWord('reached')
      return `marked this lead contacted${byChannel[channelOf(detail)]}`
    case 'lead.quoted':
      return 'marked this lead quoted'
    case 'lead.won':
      return 'marked this lead won'
    case 'lead.lost':
      return 'marked this lead lost'
    case 'lead.spam':
      return 'marked this lead as spam'
    case 'lead.reopened':
      return formatPutBack(detail.to)
    case 'lead.undone':
      return undoneLabels[detail.undone ?? ''] ?? formatPutBack(detail.to)
    case 'lead.withdrawn':
      return operator ? 'withdrew this lead for the visitor' : 'took the enquiry back'
    case 'lead.assigned':
      return formatAssignment(detail, operator, nameOf)
    case 'lead.added':
      return 'wrote this down on the telephone'
    case 'lead.merged':
      return `merged this lead with ${detail.with}: one person`
    case 'lead.separated':
      return `marked ${detail.with} as somebody else’s`
    case 'lead.called':
      return operator ? formatTry(detail) : formatVisitorsWord(detail.outcome)
    case 'lead.noted':
      return 'wrote'
    case 'lead.written':
      return 'wrote them an email'
    case 'lead.sent-again':
      return `sent the ${channels[detail.channel as Channel]?.noun ?? 'delivery'} again`
    case 'lead.time-chosen':
      return detail.from ? 'chose a time for the call' : 'left the call at the promised time'
    case 'lead.corrected':
      return formatCorrection(detail, operator)
    case 'lead.stopped':
      return `stopped the ${channels[detail.channel as Channel]?.noun ?? 'receiver'}`
    case 'lead.feedback':
      return 'told us how the call went'
    case 'lead.asking-stopped':
      return 'asked not to be asked about the call'
    case 'lead.offered':
      return 'offered this lead to an installer'
    case 'lead.offer-accepted':
      return 'accepted this lead'
    case 'lead.offer-declined':
      return 'declined this lead'
    case 'lead.offer-expired':
      return 'let the offer of this lead lapse'
    case 'lead.offer-cancelled':
      return 'no longer has this lead'
    case 'lead.offer-outcome':
      return 'said what came of this lead'
    case 'lead.offer-returned':
      return 'returned this lead'
    case 'lead.return-decided':
      return 'decided the return of this lead'
    case 'lead.goodwill-asked':
      return 'asked for a credit as goodwill'
    case 'lead.goodwill-credited':
      return 'agreed to a credit as goodwill'
    case 'lead.not-offered':
      return 'found no installer for this lead'
    case 'lead.others-may-call':
      return 'said the other installers may call now'
    case 'person.given':
      return 'downloaded this person’s data'
    case 'person.erased':
      return 'erased this person'
  }
}

const undoneLabels: Record<string, string> = {
  'lead.assigned': 'undid the change of owner',
  'lead.corrected': 'undid the correction',
  'lead.written': 'took back the email before it went out',
  'lead.merged': 'undid the merge',
  'lead.separated': 'undid that these are different people',
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
  if (to === '') return 'let this lead go'
  return to === operator ? 'took this lead' : `gave this lead to ${nameOf(to)}`
}

function isKnown(kind: string): kind is HistoryKind {
  return (historyKinds as readonly string[]).includes(kind)
}
