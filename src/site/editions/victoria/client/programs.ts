import { type HydrationTarget, hydrate, propsOf } from '#site/client/hydrate.tsx'
import { Programs, type ProgramsProps } from '../programs/Programs.tsx'

/** The inline script calls this when the list of programs is touched, or when the address carries a postcode. */
export function touch(element: HydrationTarget): void {
  hydrate(element, Programs, propsOf<ProgramsProps>(element))
}
