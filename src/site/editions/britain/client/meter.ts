import { type HydrationTarget, hydrate } from '#site/client/hydrate.tsx'
import { Meter } from '../meter/Meter.tsx'

/** The inline script calls this when the section that reads a meter’s file is touched. */
export function touch(element: HydrationTarget): void {
  hydrate(element, Meter, {})
}
