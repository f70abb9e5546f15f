/** A place in a sentence: 'in Swan Hill', 'near Horsham', 'in the 3029 area'. */
export function inPlace(place: string): string {
  return place.startsWith('near ') ? place : `in ${place}`
}

/** A place with its postcode, which an area is named by already: 'Reservoir, 3073', 'the 3029 area'. */
export function withPostcode(
  { place, postcode }: { place: string; postcode: string },
  between = ', ',
): string {
  return [place, place.includes(postcode) ? '' : postcode].filter(Boolean).join(between)
}
