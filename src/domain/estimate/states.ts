import { type State, statePostcodes } from './data/states.ts'

/** Undefined if it is no postcode. */
export function stateOf(postcode: string): State | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const code = Number(postcode)
  return statePostcodes.value.find(([first, last]) => first <= code && code <= last)?.[2]
}
