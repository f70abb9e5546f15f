import { useEffect, useState } from 'react'
import type { ListedLead } from '../list-query.ts'

type Selection = { list: string; id?: string }

let lastSelection: Selection | undefined

/** Selects the lead when the operator returns to the list. */
export function rememberSelection(list: string, id: string): void {
  lastSelection = { list, id }
}

/** The selected row, which keys move. Its link has the focus. `list` is the key of the list. */
export function useSelection(leads: readonly ListedLead[], list: string) {
  const [selection, setSelection] = useState<Selection>(
    lastSelection?.list === list ? lastSelection : { list },
  )
  const id = selection.list === list ? selection.id : undefined
  const index = leads.findIndex((lead) => lead.id === id)
  const isListed = index >= 0
  useEffect(() => {
    if (id && isListed && document.activeElement === document.body)
      document.getElementById(linkId(id))?.focus()
  }, [id, isListed])

  const select = (next: string | undefined) => {
    lastSelection = { list, id: next }
    setSelection(lastSelection)
  }
  const move = (to: number) => {
    const lead = leads[Math.max(0, Math.min(leads.length - 1, to))]
    if (!lead) return
    select(lead.id)
    document.getElementById(linkId(lead.id))?.focus()
  }
  return {
    selected: leads[index],
    select,
    next: () => move(index + 1),
    previous: () => move(index === -1 ? 0 : index - 1),
    clear: () => {
      select(undefined)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}

export function linkId(lead: string): string {
  return `lead-${lead}`
}
