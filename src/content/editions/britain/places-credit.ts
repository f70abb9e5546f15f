/** Who has to be named wherever places are said by name: nobody, since areas of postcodes have only their letters. */
export const placesCredit = ''
