/** The credit to show wherever place names are shown: none, since areas of postcodes have only their letters. */
export const placesCredit = ''
