import { useState } from 'react'
import { emptyDraft, type InstallerDraft } from '#domain/installer/draft.ts'
import { useDraft } from '../../client/drafts.ts'
import { emptyValues, type PartValues } from './part-values.ts'

/** The unsaved values of a part, and the installer as the operator saw it. */
export type Unsaved = {
  values: PartValues
  seen: InstallerDraft
  change: (changes: Partial<PartValues>) => void
  /** Another operator changed it meanwhile, and a notice was shown. Unsaved values stay. */
  see: (seen: InstallerDraft) => void
  /** It was saved with these values. */
  saved: (seen: InstallerDraft, values: PartValues) => void
}

/** What is typed stays on this device, through reloads, until it is saved. `name` is unique among one operator's drafts. */
export function useUnsaved(
  name: string,
  initial: Pick<Unsaved, 'values' | 'seen'> = { values: emptyValues, seen: emptyDraft },
): Unsaved {
  const { text, write, clear } = useDraft(name)
  const [state, setState] = useState(() =>
    text ? (JSON.parse(text) as Pick<Unsaved, 'values' | 'seen'>) : initial,
  )
  const update = (next: Pick<Unsaved, 'values' | 'seen'>) => {
    setState(next)
    write(JSON.stringify(next))
  }
  return {
    ...state,
    change: (changes) => update({ ...state, values: { ...state.values, ...changes } }),
    see: (seen) => update({ ...state, seen }),
    saved: (seen, values) => {
      setState({ seen, values })
      clear()
    },
  }
}
