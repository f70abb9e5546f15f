import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone, Phone } from '#domain/enquiry/problems.ts'

/** Parses phone numbers as people of this country type them: with or without spaces, brackets and country code. */
export function phoneParser({ code }: Country): ParsePhone {
  if (!isSupportedCountry(code)) throw new Error(`Phone numbers of ${code} cannot be read`)
  // Validating an enquiry and storing it parse the same number one after the other.
  let last: { typed: string; phone: Phone | undefined } | undefined
  return (typed) => {
    if (last?.typed !== typed) last = { typed, phone: read(typed, code) }
    return last.phone
  }
}

function read(typed: string, code: CountryCode): Phone | undefined {
  const number = parsePhoneNumberFromString(typed, code)
  // A short number must be valid. A number of nine digits or more may be new or foreign.
  if (!number?.isValid() && !(number?.isPossible() && number.nationalNumber.length >= 9))
    return undefined
  return { e164: number.number, doubtful: !number.isValid() || number.country !== code }
}
