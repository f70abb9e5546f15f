import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone, Phone } from '#domain/enquiry/phone.ts'
import { splitExtension } from '#domain/enquiry/phone.ts'
import type { ParseMobile } from '#domain/installer/people.ts'

/** Parses phone numbers as people of this country type them: with or without spaces, brackets and country code. */
export function phoneParser({ code, callingCode }: Country): ParsePhone {
  if (!isSupportedCountry(code)) throw new Error(`Phone numbers of ${code} cannot be read`)
  // Validating an enquiry and storing it parse the same number one after the other.
  let last: { typed: string; phone: Phone | undefined } | undefined
  return (typed) => {
    if (last?.typed !== typed) last = { typed, phone: read(typed, { code, callingCode }) }
    return last.phone
  }
}

/** Reads mobiles alone, of this country or with their country's code. An email with a number in it is none. */
export function mobileParser({ code }: Country): ParseMobile {
  if (!isSupportedCountry(code)) throw new Error(`Phone numbers of ${code} cannot be read`)
  return (typed) => {
    const number = /[^\d\s()+./-]/.test(typed) ? undefined : readNumber(typed, code)
    const type = number?.isValid() ? number.getType() : undefined
    return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number?.number : undefined
  }
}

/** Jersey and the Isle of Man are dialled as Britain is. */
function read(
  typed: string,
  { code, callingCode }: { code: CountryCode; callingCode: string },
): Phone | undefined {
  const number = readNumber(splitExtension(typed).number, code)
  return (
    number && {
      e164: number.number,
      doubtful: !number.isValid() || number.countryCallingCode !== callingCode,
    }
  )
}

const startsWithTwoZeros = /^\s*\(?\s*0\s*0\s*\)?/

/**
 * `00` means + in most of the world, whatever the country itself dials, or is a 0 typed twice. A short number must be valid. One of nine
 * digits or more may be new or foreign.
 */
function readNumber(typed: string, code: CountryCode): PhoneNumber | undefined {
  const readings = startsWithTwoZeros.test(typed)
    ? [typed, ...['+', '0'].map((start) => typed.replace(startsWithTwoZeros, start))]
    : [typed]
  const numbers = readings.flatMap((text) => parsePhoneNumberFromString(text, code) ?? [])
  return (
    numbers.find((number) => number.isValid()) ??
    numbers.find(
      (number) =>
        number.isPossible() &&
        number.nationalNumber.length >= 9 &&
        !number.nationalNumber.startsWith('0'),
    )
  )
}
