import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type QueuePart, queueParts } from '#domain/desk/queue-order.ts'
import { type ListAddress, listKey, pageSize } from './list-address.ts'
import { type LeadList, type ListedLead, listQuery } from './list-query.ts'

/** A part of the queue with the leads of it that are on the screen. */
export type ListPart = { part: QueuePart; count: number; leads: ListedLead[]; hidden: number }

/** More than anybody reads in one part; the rest is a list of its own. */
export const mostInPart = 50
/** How many of the later parts stay when there is much to do now. */
const folded = 4

/** Whether a list is shown in the queue's parts: in the queue's order, and not already one of them. */
export function isInParts({ filter, order, before }: ListAddress): boolean {
  const { state, due, waiting, q } = filter
  return order === 'queue' && state === 'open' && !due && !waiting && q === undefined && !before
}

/** The list of one part of the queue. */
export function partAddress(address: ListAddress, part: QueuePart): ListAddress {
  const filters = {
    due: { due: 'now' },
    overdue: { due: 'overdue' },
    later: { due: 'later' },
    waiting: { waiting: 'installer' },
  }
  return { ...address, filter: { ...address.filter, ...filters[part] } } as ListAddress
}

/** How many leads of each part are on the screen: all that are due or overdue, and of the others what has room, but four at least. */
export function rowsOfParts(counts: Record<QueuePart, number>): Record<QueuePart, number> {
  const due = Math.min(counts.due, mostInPart)
  const overdue = Math.min(counts.overdue, mostInPart)
  const later = Math.min(counts.later, Math.max(folded, pageSize - due - overdue))
  const waiting = Math.min(counts.waiting, Math.max(folded, pageSize - due - overdue - later))
  return { due, overdue, later, waiting }
}

/** The queue's parts; undefined until all of them are there, or where the list has none. */
export function useQueueParts(address: ListAddress) {
  const enabled = isInParts(address)
  const key = listKey(address)
  const [unfolded, setUnfolded] = useState<{ key: string; parts: QueuePart[] }>({ key, parts: [] })
  const open = unfolded.key === key ? unfolded.parts : []
  const useOne = (part: QueuePart) =>
    useQuery({
      ...listQuery(
        partAddress(address, part),
        part === 'due' || part === 'overdue' || open.includes(part) ? mostInPart : pageSize,
      ),
      enabled,
    })
  const queries = {
    due: useOne('due'),
    overdue: useOne('overdue'),
    later: useOne('later'),
    waiting: useOne('waiting'),
  }
  return {
    parts: enabled ? toParts(queries, open) : undefined,
    /** What the screen shows depends on it, so it tells lists apart. */
    key: [key, ...open].join(' '),
    queries: Object.values(queries),
    unfold: (part: QueuePart) => setUnfolded({ key, parts: [...open, part] }),
  }
}

function toParts(
  queries: Record<QueuePart, UseQueryResult<LeadList>>,
  open: readonly QueuePart[],
): ListPart[] | undefined {
  const { due, overdue, later, waiting } = queries
  if (!due.data || !overdue.data || !later.data || !waiting.data) return undefined
  if (due.isPlaceholderData && later.isPlaceholderData) return undefined
  const counts = {
    due: due.data.count,
    overdue: overdue.data.count,
    later: later.data.count,
    waiting: waiting.data.count,
  }
  const rows = rowsOfParts(counts)
  return queueParts.map((part) => {
    const all = queries[part].data?.leads ?? []
    const leads = open.includes(part) ? all : firstOf(all, rows[part])
    return { part, count: counts[part], leads, hidden: counts[part] - leads.length }
  })
}

/** Which rows belong to a part: a row that stays while the list is in use may have left the part that was fetched. */
export function isIn({ part }: ListPart): (lead: ListedLead) => boolean {
  return (lead) => (lead.part ?? 'later') === part
}

const slices = new WeakMap<readonly ListedLead[], Map<number, ListedLead[]>>()

/** The first leads of a list: the same array each time, so that effects can tell whether anything changed. */
function firstOf(leads: ListedLead[], count: number): ListedLead[] {
  if (leads.length <= count) return leads
  const known = slices.get(leads) ?? new Map<number, ListedLead[]>()
  slices.set(leads, known)
  const first = known.get(count) ?? leads.slice(0, count)
  known.set(count, first)
  return first
}
