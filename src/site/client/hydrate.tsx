import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** An element that wants its script at the first touch. Until it is hydrated the inline script records presses in `k`. */
export type Touched = HTMLElement & { k?: { push: (event: Event) => unknown } }

/** What a view needs to know of the time before it was hydrated. */
export type Hydrated = {
  /** To be called once it is: what was pressed until now, which is recorded no longer. */
  takeOver?: (() => readonly Event[]) | undefined
}

/** What the element was rendered with. */
export function propsOf<Props>(element: Touched): Props {
  return JSON.parse(element.dataset.props ?? '')
}

/** Hydrates what stands in an element. It is done in slices, so that typing goes on meanwhile. */
export function hydrate<Props extends object>(
  element: Touched,
  View: ComponentType<Props & Hydrated>,
  props: Props,
): void {
  const takeOver = () => {
    const pressed: Event[] = Array.isArray(element.k) ? element.k : []
    element.k = { push: () => 0 }
    // A press that is only just on its way reaches the view by itself, unless it was held.
    return pressed.filter((event) => event.eventPhase === Event.NONE || event.defaultPrevented)
  }
  startTransition(() => {
    hydrateRoot(element, <View {...props} takeOver={takeOver} />)
  })
}

export function isSubmit({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[type=submit]') !== null
}
