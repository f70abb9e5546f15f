import { useState } from 'react'
import type { ListedLead } from './list-query.ts'

/** Which row is selected; its link has the focus while keys move it. */
export function useSelection(leads: readonly ListedLead[], list: string) {
  const [held, setHeld] = useState<{ list: string; id?: string }>({ list })
  const id = held.list === list ? held.id : undefined
  const at = leads.findIndex((lead) => lead.id === id)

  const select = (next: string | undefined) => setHeld({ list, id: next })
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
