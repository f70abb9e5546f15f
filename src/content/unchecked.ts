import { toCheck } from '#edition/to-check.ts'
import type { Brand } from './brand.ts'

/** What a person still has to check before a brand is published. */
export function uncheckedFor({ checked }: Pick<Brand, 'checked'>): readonly string[] {
  return checked === false ? toCheck : []
}

/** The line at the top of every page, and what the log says at the start, while something waits. */
export const notChecked = 'Demonstration: not yet checked for publishing'
