import { addressOf, fieldNames, type Typed, typedIn } from '#content/calculators/fields.ts'
import { toldKey, toldToCalculator } from './told-key.ts'

/** What stands in the fields. */
export function typedInFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value]] : [],
    ),
  )
}

export function putInFields(form: HTMLFormElement, typed: Typed): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name)
    const value = typed[name]
    if (field instanceof HTMLInputElement) field.value = value ?? ''
    if (field instanceof HTMLSelectElement) {
      field.value = value ?? ''
      if (field.selectedIndex < 0) field.selectedIndex = 0
    }
    if (value !== undefined && field instanceof HTMLElement)
      field.closest('details')?.setAttribute('open', '')
  }
}

/** The fragment, or the query of a page that was answered without script. */
export function typedInAddress(): Record<string, string> | undefined {
  return [location.hash, location.search]
    .map(typedIn)
    .find((typed) => Object.keys(typed).length > 0)
}

/** The fragment never reaches a server, and a query has no business there once there is script. */
export function keepInAddress(typed: Typed): void {
  const told = addressOf(typed)
  const next = location.pathname + (told ? `#${told}` : '')
  const now = location.pathname + location.search + location.hash
  if (next !== now) history.replaceState(history.state, '', next)
  try {
    if (told) sessionStorage.setItem(toldKey, `${location.pathname}?${told}`)
    else sessionStorage.removeItem(toldKey)
  } catch {}
}

export function typedBefore(): Record<string, string> {
  return typedIn(toldToCalculator()?.split('?')[1] ?? '')
}
