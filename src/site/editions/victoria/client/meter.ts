import { type HydrationTarget, hydrate, propsOf } from '#site/client/hydrate.tsx'
import { Meter, type MeterProps } from '../meter/Meter.tsx'

/** The inline script calls this when the section that reads a meter’s file is touched, or a file is dropped on it. */
export function touch(element: HydrationTarget): void {
  hydrate(element, Meter, propsOf<MeterProps>(element))
}
