import { useEffect, useRef, useState } from 'react'
import type { ListedLead } from '../list-query.ts'
import {
  createListView,
  freshForMs,
  type ListView,
  showWaiting,
  updateListView,
} from './list-view.ts'

type State = { key: string; list?: readonly ListedLead[]; view: ListView<ListedLead> }

/** The rows on the screen. `key` tells lists apart; `live` is whether new leads of the list may come in on top. */
export function useListView(
  list: readonly ListedLead[] | undefined,
  { key, inUse, live }: { key: string; inUse: () => boolean; live: boolean },
) {
  const [state, setState] = useState<State>({ key, view: createListView([]) })
  const latestInUse = useRef(inUse)
  useEffect(() => {
    latestInUse.current = inUse
  })
  useEffect(() => {
    if (!list) return
    setState((previous) => {
      const isSameList = previous.key === key && previous.list !== undefined
      if (isSameList && previous.list === list) return previous
      const options = { inUse: latestInUse.current(), now: Date.now() }
      const view =
        isSameList && live
          ? updateListView(previous.view, [...list], options)
          : createListView([...list])
      return { key, list, view }
    })
  }, [list, key, live])

  const { view } = state
  const [, rerender] = useState(0)
  useEffect(() => {
    const oldest = Math.min(...view.fresh.values())
    if (!Number.isFinite(oldest)) return
    const timer = window.setTimeout(
      () => rerender((count) => count + 1),
      oldest + freshForMs - Date.now(),
    )
    return () => window.clearTimeout(timer)
  })
  return {
    ...view,
    isFresh: (id: string) => Date.now() - (view.fresh.get(id) ?? 0) < freshForMs,
    showWaiting: () =>
      setState((previous) => ({
        ...previous,
        view: showWaiting(previous.view, {
          now: Date.now(),
          size: Math.max(previous.list?.length ?? 0, previous.view.leads.length),
        }),
      })),
  }
}
