import { useEffect, useState } from 'react'
import type { ListedLead } from '../list-query.ts'

type Selected = { list: string; id?: string }

let last: Selected | undefined

/** Whoever comes back to this list finds the lead selected that they saw last. */
export function rememberSelected(list: string, id: string): void {
  last = { list, id }
}

/** Which row is selected; its link has the focus while keys move it. `list` says which list it is. */
export function useSelection(leads: readonly ListedLead[], list: string) {
  const [held, setHeld] = useState<Selected>(last?.list === list ? last : { list })
  const id = held.list === list ? held.id : undefined
  const at = leads.findIndex((lead) => lead.id === id)
  const isThere = at >= 0
  useEffect(() => {
    if (id && isThere && document.activeElement === document.body)
      document.getElementById(linkId(id))?.focus()
  }, [id, isThere])

  const select = (next: string | undefined) => {
    last = { list, id: next }
    setHeld(last)
  }
  const move = (to: number) => {
    const lead = leads[Math.max(0, Math.min(leads.length - 1, to))]
    if (!lead) return
    select(lead.id)
    document.getElementById(linkId(lead.id))?.focus()
  }
  return {
    selected: leads[at],
    select,
    next: () => move(at + 1),
    previous: () => move(at === -1 ? 0 : at - 1),
    clear: () => {
      select(undefined)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}

export function linkId(lead: string): string {
  return `lead-${lead}`
}
