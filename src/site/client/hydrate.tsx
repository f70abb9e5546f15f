import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** An element marked `data-touch`. Until it is hydrated the inline script collects the visitor's events in `k`. */
export type HydrationTarget = HTMLElement & { k?: { push: (event: Event) => unknown } }

/** Props that a hydrated component receives besides those it was rendered with. */
export type HydrationProps = {
  /** Returns the events from before hydration and stops collecting them. Absent while rendering to HTML. */
  takeOver?: (() => readonly Event[]) | undefined
}

/** The props the element was rendered with. */
export function propsOf<Props>(element: HydrationTarget): Props {
  return JSON.parse(element.dataset.props ?? '')
}

/** Hydrates the component in an element. React works in slices, so that the visitor can go on typing. */
export function hydrate<Props extends object>(
  element: HydrationTarget,
  Component: ComponentType<Props & HydrationProps>,
  props: Props,
): void {
  const takeOver = () => {
    const events: Event[] = Array.isArray(element.k) ? element.k : []
    element.k = { push: () => 0 }
    // An event that is still being dispatched reaches React by itself, unless its default was prevented.
    return events.filter((event) => event.eventPhase === Event.NONE || event.defaultPrevented)
  }
  startTransition(() => {
    hydrateRoot(element, <Component {...props} takeOver={takeOver} />)
  })
}

export function isSubmit({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[type=submit]') !== null
}
