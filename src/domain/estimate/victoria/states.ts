import { type State, statePostcodes } from './data/states.ts'

/** As used in a sentence. */
export const stateNames: Record<State, string> = {
  NSW: 'New South Wales',
  ACT: 'the Australian Capital Territory',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'the Northern Territory',
}

/** Undefined if it is no postcode. */
export function stateOf(postcode: string): State | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const code = Number(postcode)
  return statePostcodes.value.find(([first, last]) => first <= code && code <= last)?.[2]
}
