import { stateNames, stateOf } from './states.ts'

/**
 * Where a postcode lies that no installer of ours serves, as used in a sentence: another state or territory. Undefined in Victoria and
 * for what is no Australian postcode.
 */
export function outsideName(postcode: string): string | undefined {
  const state = stateOf(postcode)
  return state && state !== 'VIC' ? stateNames[state] : undefined
}
