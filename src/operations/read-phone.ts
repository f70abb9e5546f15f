import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Country } from '#domain/enquiry/country.ts'
import type { ReadPhone } from '#domain/enquiry/problems.ts'

/** Reads numbers as people of this country type them: with or without spaces, brackets and country code. */
export function phoneReader({ code }: Country): ReadPhone {
  return (typed) => {
    const number = parsePhoneNumberFromString(typed, code)
    // Short numbers are valid or nothing; of nine digits and more, one may be new or foreign.
    if (!number?.isValid() && !(number?.isPossible() && number.nationalNumber.length >= 9))
      return undefined
    return { e164: number.number, doubtful: !number.isValid() || number.country !== code }
  }
}
