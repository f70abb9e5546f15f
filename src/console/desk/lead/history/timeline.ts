import type { DeliveryState } from '#domain/delivery/state.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { spellCount, spellNumber } from '../../../words/labels.ts'
import type { HistoryEntry } from './format-history-entry.ts'
import { formatHistoryLine } from './format-history-line.ts'

/** A line of the lead's history. */
export type TimelineEntry = {
  id: string
  /** ISO 8601 */
  at: string
  mark: LeadState | 'note' | 'call' | 'send' | 'late' | 'dot'
  text: string
  /** The text of a note. */
  note?: string
  emphasised?: true
}

type TimelineLead = {
  receivedAt: string
  promisedBy: string | null
  contactedAt: string | null
  finishedAt: string | null
  consent: { withdrawnAt: string | null }
  page: string
  history: readonly (HistoryEntry & { id: string; at: string; detail: Record<string, string> })[]
  deliveries: readonly { event: string; state: DeliveryState }[]
}

const marks: Record<string, TimelineEntry['mark']> = {
  'lead.contacted': 'contacted',
  'lead.quoted': 'quoted',
  'lead.won': 'won',
  'lead.lost': 'lost',
  'lead.spam': 'spam',
  'lead.withdrawn': 'withdrawn',
  'lead.released': 'new',
  'lead.called': 'call',
  'lead.noted': 'note',
  'lead.sent-again': 'send',
}

/** What has happened to a lead until now (milliseconds since 1970), the latest first. */
export function createTimeline(
  lead: TimelineLead,
  now: number,
  nameOf: (operator: string | null) => string,
): TimelineEntry[] {
  const history = lead.history.map((entry): TimelineEntry => {
    const note = entry.kind === 'lead.noted' ? entry.detail.text : entry.detail.line
    return {
      id: entry.id,
      at: entry.at,
      mark: isNotCalled(entry) ? 'late' : (marks[entry.kind] ?? 'dot'),
      text: formatHistoryLine(entry, nameOf),
      ...(note ? { note } : {}),
      ...(isNotCalled(entry) ? { emphasised: true } : {}),
    }
  })
  const deliveries = formatDeliveryProgress(lead.deliveries)
  const arrival: TimelineEntry[] = [
    ...brokenPromise(lead, now),
    ...(deliveries
      ? [{ id: 'deliveries', at: lead.receivedAt, mark: 'send', text: deliveries } as const]
      : []),
    {
      id: 'arrived',
      at: lead.receivedAt,
      mark: 'new',
      text: `Enquiry arrived${lead.page ? ` from ${lead.page}` : ''}`,
    },
  ]
  // The sort is stable: entries of the same moment keep their order.
  return [...history, ...arrival].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

function isNotCalled({ detail }: TimelineLead['history'][number]): boolean {
  return detail.outcome === 'not-called'
}

/** That the promised time passed before anybody called and before the lead was finished or withdrawn, where it did. */
function brokenPromise(
  { promisedBy, contactedAt, finishedAt, consent }: TimelineLead,
  now: number,
): TimelineEntry[] {
  if (!promisedBy) return []
  const due = Date.parse(promisedBy)
  const isInTime = [contactedAt, finishedAt, consent.withdrawnAt].some(
    (moment) => moment !== null && Date.parse(moment) <= due,
  )
  if (due > now || isInTime) return []
  const text = 'The promised time ran out'
  return [{ id: 'over', at: promisedBy, mark: 'late', text, emphasised: true }]
}

/** 'Three of four deliveries made, one still failing'. */
export function formatDeliveryProgress(deliveries: TimelineLead['deliveries']): string | undefined {
  const announcements = deliveries.filter(({ event }) => event === 'lead.created')
  const all = announcements.length
  if (all === 0) return undefined
  const count = (...states: DeliveryState[]) =>
    announcements.filter(({ state }) => states.includes(state)).length
  const delivered = count('delivered')
  const filed = count('written to a file')
  const failing = count('retrying', 'gave up')
  if (count('held') > 0)
    return delivered > 0
      ? 'Held back: only our office has a letter'
      : 'Held back: nobody has been told'
  if (count('stopped') === all) return 'Nobody has been told'
  if (delivered === all) return formatAllDelivered(all)
  if (filed === all)
    return all === 1
      ? 'The email is written to a file'
      : `${formatAll(all)} emails written to files`
  const progress =
    delivered === 0
      ? `${spellCount(all - filed, 'delivery', 'deliveries')} to make`
      : `${spellNumber(delivered)} of ${spellNumber(all).toLowerCase()} deliveries made`
  return [
    progress,
    ...(filed > 0 ? [`${spellNumber(filed).toLowerCase()} written to files`] : []),
    ...(failing > 0 ? [`${spellNumber(failing).toLowerCase()} still failing`] : []),
  ].join(', ')
}

function formatAllDelivered(all: number): string {
  return all === 1 ? 'The delivery is made' : `${formatAll(all)} deliveries made`
}

function formatAll(all: number): string {
  return all === 2 ? 'Both' : `All ${spellNumber(all).toLowerCase()}`
}
