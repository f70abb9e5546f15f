import { type Draft, formatDraft, parseDraft } from '#domain/estimate/shared/draft.ts'
import { calculatorKey, savedDraft } from './saved-draft.ts'

/** The draft in the fields, which before hydration only they know. */
export function draftInFields(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value]] : [],
    ),
  )
}

/** The draft in the fragment, or in the query of a page that was answered without script. */
export function draftInAddress(): Draft | undefined {
  return [location.hash, location.search]
    .map(parseDraft)
    .find((draft) => Object.keys(draft).length > 0)
}

/** The draft of the calculator that was last used in this tab. */
export function draftInTab(): Draft {
  return parseDraft(savedDraft()?.split('?')[1] ?? '')
}

/** Saves the draft in the fragment, which never reaches a server, and in the tab. A query is dropped. */
export function saveDraft(draft: Draft): void {
  const query = formatDraft(draft)
  const next = location.pathname + (query ? `#${query}` : '')
  const now = location.pathname + location.search + location.hash
  if (next !== now) history.replaceState(history.state, '', next)
  try {
    if (query) sessionStorage.setItem(calculatorKey, `${location.pathname}?${query}`)
    else sessionStorage.removeItem(calculatorKey)
  } catch {}
}
