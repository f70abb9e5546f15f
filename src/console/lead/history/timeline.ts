import type { DeliveryState } from '#domain/delivery/state.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { spellCount } from '../../words/labels.ts'
import { formatHistoryEntry, type HistoryEntry } from './format-history-entry.ts'

/** Something that happened, as a line of the lead's history. */
export type TimelineEntry = {
  id: string
  /** ISO 8601 */
  at: string
  mark: LeadState | 'note' | 'call' | 'send' | 'late' | 'dot'
  words: string
  /** What somebody wrote. */
  note?: string
  /** The one line nobody should pass over. */
  loud?: true
}

type Past = {
  receivedAt: string
  dueAt: string
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

/** All that is known to have happened to a lead by a moment (milliseconds since 1970), the latest first. */
export function createTimeline(
  lead: Past,
  now: number,
  nameOf: (operator: string | null) => string,
): TimelineEntry[] {
  const done = lead.history.map((entry): TimelineEntry => {
    const note = entry.kind === 'lead.noted' ? entry.detail.text : entry.detail.line
    return {
      id: entry.id,
      at: entry.at,
      mark: marks[entry.kind] ?? 'dot',
      words: `${nameOf(entry.operator)} ${formatHistoryEntry(entry, nameOf)}`,
      ...(note ? { note } : {}),
    }
  })
  const deliveries = formatDeliveryProgress(lead.deliveries)
  const arrived: TimelineEntry[] = [
    ...(ranOut(lead, now)
      ? [
          {
            id: 'over',
            at: lead.dueAt,
            mark: 'late',
            words: 'The 24 hours ran out',
            loud: true,
          } as const,
        ]
      : []),
    ...(deliveries
      ? [{ id: 'told', at: lead.receivedAt, mark: 'send', words: deliveries } as const]
      : []),
    {
      id: 'arrived',
      at: lead.receivedAt,
      mark: 'new',
      words: `Enquiry arrived${lead.page ? ` from ${lead.page}` : ''}`,
    },
  ]
  // The sort is stable: what happened at one moment keeps its order.
  return [...done, ...arrived].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** Whether nobody had spoken with them, nor stopped owing it, when the 24 hours were over. */
function ranOut({ dueAt, contactedAt, finishedAt, consent }: Past, now: number): boolean {
  const due = Date.parse(dueAt)
  const before = [contactedAt, finishedAt, consent.withdrawnAt].some(
    (moment) => moment !== null && Date.parse(moment) <= due,
  )
  return due <= now && !before
}

/** 'Three of four deliveries made, one still failing'. */
export function formatDeliveryProgress(deliveries: Past['deliveries']): string | undefined {
  const first = deliveries.filter(({ event }) => event === 'lead.created')
  const all = first.length
  if (all === 0) return undefined
  const count = (...states: DeliveryState[]) =>
    first.filter(({ state }) => states.includes(state)).length
  const made = count('delivered')
  const failing = count('retrying', 'gave up')
  if (count('held') === all) return 'Held back: nobody has been told'
  if (count('stopped') === all) return 'Nobody has been told'
  if (made === all) return allMade(all)
  const beginning =
    made === 0
      ? `${spellCount(all, 'delivery', 'deliveries')} to make`
      : `${spellCount(made, '', '').trim()} of ${number(all)} deliveries made`
  return failing === 0 ? beginning : `${beginning}, ${number(failing)} still failing`
}

function allMade(all: number): string {
  if (all === 1) return 'The delivery is made'
  return all === 2 ? 'Both deliveries made' : `All ${number(all)} deliveries made`
}

function number(count: number): string {
  return spellCount(count, '', '').trim().toLowerCase()
}
