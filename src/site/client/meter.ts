import { Meter, type MeterProps } from '../meter/Meter.tsx'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'

/** The inline script calls this when the section that reads a meter’s file is touched, or a file is dropped on it. */
export function touch(element: HydrationTarget): void {
  hydrate(element, Meter, propsOf<MeterProps>(element))
}
