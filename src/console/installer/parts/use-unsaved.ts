import { useState } from 'react'
import { emptyDraft, type InstallerDraft } from '#domain/installer/draft.ts'
import { useDraft } from '../../client/drafts.ts'
import { emptyValues, type PartValues } from './part-values.ts'

/** What is typed of a part and not saved yet, and the installer as whoever types saw it. */
export type Unsaved = {
  values: PartValues
  seen: InstallerDraft
  change: (changes: Partial<PartValues>) => void
  /** Somebody else changed it meanwhile, and that was said. What is typed stays. */
  see: (seen: InstallerDraft) => void
  /** It was saved, and stands so. */
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
