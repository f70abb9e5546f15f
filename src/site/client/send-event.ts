import type { HydrationTarget } from './hydrate.tsx'

/** `g` is set once its script is loading. */
export type SendTarget = HydrationTarget & { g?: unknown }

/** Sends an event to an element and loads its script. Until it is hydrated the event waits with those of the visitor. */
export function sendEvent(element: SendTarget, event: Event): void {
  element.k ??= [] as Event[]
  element.k.push(event)
  element.dispatchEvent(event)
  // As the inline script does, and only once for both.
  element.g ??= import(/* @vite-ignore */ element.dataset.from ?? '').then(({ touch }) =>
    touch(element),
  )
}
