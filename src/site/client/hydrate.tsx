import { type ComponentType, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** An element marked `data-touch`. Until it is hydrated the inline script collects the visitor's events in `k`. */
export type HydrationTarget = HTMLElement & { k?: { push: (event: Event) => unknown } }

/** Props that a hydrated component receives besides those it was rendered with. */
export type HydrationProps = {
  /** Returns the events from before hydration when first called, and stops collecting them. Absent while rendering to HTML. */
  takeOver?: (() => readonly Event[]) | undefined
}

/** The props the element was rendered with. */
export function propsOf<Props>(element: HydrationTarget): Props {
  return JSON.parse(element.dataset.props as string)
}

/** React's own list: for each of these it would hydrate all that is left at once, one long task on a slow phone. */
const presses =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'

/**
 * Hydrates the component in an element. React works in slices, so that the visitor can go on typing. What is pressed
 * meanwhile counts as pressed before: React doesn't see it, the component finds it in its fields and by `takeOver`.
 */
export function hydrate<Props extends object>(
  element: HydrationTarget,
  Component: ComponentType<Props & HydrationProps>,
  props: Props,
): void {
  const holding = new AbortController()
  for (const type of presses.split(' '))
    element.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: holding.signal,
    })
  const takeOver = () => {
    holding.abort()
    // React compares a field with what was in it when it came to it: without this, a return to that would be no change.
    for (const field of element.querySelectorAll<HTMLInputElement>('input,textarea'))
      field.files || Object.assign(field, { value: field.value, checked: field.checked })
    const events = (element.k ?? []) as Event[]
    element.k = { push: () => 0 }
    return events
  }
  /** Takes over last, for components whose fields say all. Rendered once. */
  function Block() {
    useEffect(() => void takeOver())
    return <Component {...props} takeOver={takeOver} />
  }
  startTransition(() => {
    hydrateRoot(element, <Block />)
  })
}

export function isSubmit({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[type=submit]') !== null
}
