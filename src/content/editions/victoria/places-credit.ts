/** The credit to show wherever postcodes have place names: the licence of domain/estimate/victoria/place.ts requires it. */
export const placesCredit =
  'Places: based on Australian Bureau of Statistics data (Census 2016 and 2021, ASGS). Licensed CC BY 4.0 and CC BY 2.5 AU, combined by us.'
