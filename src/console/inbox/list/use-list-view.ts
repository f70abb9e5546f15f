import { useEffect, useRef, useState } from 'react'
import type { LeadList, ListedLead } from '../list-query.ts'
import {
  createListView,
  freshForMs,
  type ListView,
  showWaiting,
  updateListView,
} from './list-view.ts'

/**
 * The rows on the screen. What arrives slides in on top, or waits while the list is in use. `name` says which list it
 * is: another begins anew.
 */
export function useListView(
  list: LeadList | undefined,
  { name, inUse, watched }: { name: string; inUse: () => boolean; watched: boolean },
) {
  const [held, setHeld] = useState<{ name: string; read?: LeadList; shown: ListView<ListedLead> }>({
    name,
    shown: createListView([]),
  })
  const using = useRef(inUse)
  useEffect(() => {
    using.current = inUse
  })
  useEffect(() => {
    if (!list) return
    setHeld((before) => {
      if (before.read === list && before.name === name) return before
      const again = before.name === name && before.read !== undefined && watched
      const world = { inUse: using.current(), now: Date.now() }
      const shown = again
        ? updateListView(before.shown, list.leads, world)
        : createListView(list.leads)
      return { name, read: list, shown }
    })
  }, [list, name, watched])

  const { shown } = held
  const [, wake] = useState(0)
  useEffect(() => {
    const first = Math.min(...shown.fresh.values())
    if (!Number.isFinite(first)) return
    const timer = window.setTimeout(
      () => wake((count) => count + 1),
      first + freshForMs - Date.now(),
    )
    return () => window.clearTimeout(timer)
  })
  return {
    ...shown,
    isFresh: (id: string) => Date.now() - (shown.fresh.get(id) ?? 0) < freshForMs,
    show: () =>
      setHeld((before) => ({
        ...before,
        shown: showWaiting(before.shown, {
          now: Date.now(),
          size: Math.max(before.read?.leads.length ?? 0, before.shown.leads.length),
        }),
      })),
  }
}
