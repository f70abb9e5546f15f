import { addressOf, type Typed, typedIn } from '#content/calculators/fields.ts'
import { toldKey, toldToCalculator } from './told-key.ts'

/** What stands in the fields, which before hydration only they know. */
export function typedInFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value]] : [],
    ),
  )
}

/** The fragment, or the query of a page that was answered without script. */
export function typedInAddress(): Record<string, string> | undefined {
  return [location.hash, location.search]
    .map(typedIn)
    .find((typed) => Object.keys(typed).length > 0)
}

/** The fragment never reaches a server, and a query has no business there once there is script. */
export function keepInAddress(typed: Typed): void {
  const address = addressOf(typed)
  const next = location.pathname + (address ? `#${address}` : '')
  const now = location.pathname + location.search + location.hash
  if (next !== now) history.replaceState(history.state, '', next)
  try {
    if (address) sessionStorage.setItem(toldKey, `${location.pathname}?${address}`)
    else sessionStorage.removeItem(toldKey)
  } catch {}
}

export function typedBefore(): Record<string, string> {
  return typedIn(toldToCalculator()?.split('?')[1] ?? '')
}
