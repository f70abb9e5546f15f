import { Programs, type ProgramsProps } from '../calculators/programs/Programs.tsx'
import { type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'

/** The inline script calls this when the list of programs is touched, or when the address carries a postcode. */
export function touch(element: HydrationTarget): void {
  hydrate(element, Programs, propsOf<ProgramsProps>(element))
}
