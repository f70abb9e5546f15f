import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone, Phone } from '#domain/enquiry/problems.ts'
import type { ParseMobile } from '#domain/installer/people.ts'

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

/** Reads mobiles alone, of this country or with their country's code. An email with a number in it is none. */
export function mobileParser({ code }: Country): ParseMobile {
  if (!isSupportedCountry(code)) throw new Error(`Phone numbers of ${code} cannot be read`)
  return (typed) => {
    const number = parsePhoneNumberFromString(typed, { defaultCountry: code, extract: false })
    const type = number?.isValid() ? number.getType() : undefined
    return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number?.number : undefined
  }
}

function read(typed: string, code: CountryCode): Phone | undefined {
  const number = parsePhoneNumberFromString(typed, code)
  // A short number must be valid. A number of nine digits or more may be new or foreign.
  if (!number?.isValid() && !(number?.isPossible() && number.nationalNumber.length >= 9))
    return undefined
  return { e164: number.number, doubtful: !number.isValid() || number.country !== code }
}
