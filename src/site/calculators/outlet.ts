import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { OnChange } from './fields/Fields.tsx'
import type { Metered } from './saved-draft.ts'

/** What the part of a calculator below the answer shows. */
export type Below = {
  draft: Draft
  calculation: Calculation
  /** For charts and open tables. */
  charted: Calculation
  /** For folded tables, which may lag behind. */
  folded: Calculation
  isLive: boolean
}

/**
 * Connects the two parts of a calculator, which are apart on the page: the one with the answer has the draft, the one
 * below shows more of the answer and has the other fields.
 */
export type Outlet = {
  below: Partial<Below>
  /** Set once the part below is hydrated. */
  show?: (change: Partial<Below>) => void
  /** Set once the part with the answer is hydrated. */
  onChange?: OnChange
  onBlur?: () => void
  /** Takes over what was entered below before hydration. */
  onEntered?: () => void
  saveEstimate?: Metered['saveEstimate']
}

/** Shows a change at once if the part below is hydrated, and when it is if it isn't. */
export function showBelow(outlet: Outlet | undefined, change: Partial<Below>): void {
  if (!outlet) return
  Object.assign(outlet.below, change)
  outlet.show?.(change)
}
