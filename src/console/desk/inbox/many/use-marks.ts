import { useState } from 'react'
import type { ListedLead } from '../list-query.ts'
import { noMarks, toggleAll, toggleMark } from './marks.ts'

export type MarkedLeads = ReturnType<typeof useMarks>

/** The marked leads of the list on the screen. `list` is its key: another list begins without marks. */
export function useMarks(leads: readonly ListedLead[], list: string) {
  const [state, setState] = useState({ list, marks: noMarks })
  const marks = state.list === list ? state.marks : noMarks
  const order = leads.map(({ id }) => id)
  // A lead that has left the screen is changed by nobody who can't see it.
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
