import { useState } from 'react'
import type { ListedLead } from '../list-query.ts'

/** The leads that are marked to be changed together. A range begins at the anchor: the lead that was marked last. */
export type Marks = { ids: ReadonlySet<string>; anchor?: string | undefined }

export const noMarks: Marks = { ids: new Set() }

/** Marks a lead, or takes its mark away. With `range`, everything from the anchor to it is marked. */
export function toggleMark(
  { ids, anchor }: Marks,
  id: string,
  { order, range }: { order: readonly string[]; range: boolean },
): Marks {
  const from = anchor === undefined ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (range && from >= 0 && to >= 0) {
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
    return { ids: new Set([...ids, ...between]), anchor }
  }
  const others = [...ids].filter((other) => other !== id)
  return { ids: new Set(ids.has(id) ? others : [...others, id]), anchor: id }
}

/** Marks every lead of the list, or none where all of them are. */
export function toggleAll({ ids }: Marks, order: readonly string[]): Marks {
  return order.every((id) => ids.has(id)) ? noMarks : { ids: new Set(order) }
}

export type MarkedLeads = ReturnType<typeof useMarks>

/** The marked leads of the list on the screen. `list` is its key: another list begins without marks. */
export function useMarks(leads: readonly ListedLead[], list: string) {
  const [state, setState] = useState({ list, marks: noMarks })
  const marks = state.list === list ? state.marks : noMarks
  const order = leads.map(({ id }) => id)
  // A lead that has left the screen must not be changed unseen.
  const marked = leads.filter(({ id }) => marks.ids.has(id))
  return {
    marked,
    isMarked: (id: string) => marks.ids.has(id),
    toggle: (id: string, range = false) =>
      setState({ list, marks: toggleMark(marks, id, { order, range }) }),
    toggleAll: () => setState({ list, marks: toggleAll(marks, order) }),
    clear: () => setState({ list, marks: noMarks }),
  }
}
