import type { Country } from './country.ts'

/** A number in E.164 notation. `doubtful` means a possible length, but not a range known to be in use. */
export type Phone = { e164: string; doubtful: boolean }

/** Undefined when the text is not a phone number. */
export type ParsePhone = (typed: string) => Phone | undefined

const extensionPattern =
  /(?:;ext=|[,;#]|\b(?:extension|extn|ext|x)\b[.:]?|(?<=\d\s?)x)\s*(\d{1,7})#?\s*$/i

/** A number as typed, without the extension behind it, and that extension's digits; '' where there is none. */
export function splitExtension(typed: string): { number: string; extension: string } {
  const match = extensionPattern.exec(typed)
  return match
    ? { number: typed.slice(0, match.index), extension: match[1] ?? '' }
    : { number: typed, extension: '' }
}

/** The part after `tel:` to dial a number with its extension (RFC 3966). */
export function dialString(typed: string, e164 = ''): string {
  const { number, extension } = splitExtension(typed)
  return (e164 || number.replace(/[^\d+]/g, '')) + (extension && `;ext=${extension}`)
}

/**
 * A number as it is dialled within the country, in the groups in which it is read out: '0491 570 156'. Undefined for one from elsewhere, or
 * of no kind that the country has.
 */
export function formatNational(e164: string, country: Country): string | undefined {
  const national = nationalNumber(e164, country)
  if (!national) return undefined
  const { digits, groups } = national
  const pattern = new RegExp(`^${groups.map((size) => `(\\d{0,${size}})`).join('')}(\\d*)$`)
  return digits.replace(pattern, (...parts) => parts.slice(1, -2).filter(Boolean).join(' '))
}

function nationalNumber(e164: string, { callingCode, phoneGroups }: Country) {
  const prefix = `+${callingCode}`
  if (!e164.startsWith(prefix)) return undefined
  const national = e164.slice(prefix.length)
  for (const { begins, groups } of phoneGroups)
    for (const digits of [national, `0${national}`])
      if (new RegExp(`^${begins}`).test(digits)) return { digits, groups }
  return undefined
}

/** What may be wrong with a doubtful number, as a sentence; undefined where nothing is. */
export function phoneDoubt({ e164, doubtful }: Phone, country: Country): string | undefined {
  if (!doubtful) return undefined
  if (!e164.startsWith(`+${country.callingCode}`)) return 'A number of another country.'
  const national = nationalNumber(e164, country)
  const usual = national?.groups.reduce((sum, size) => sum + size, 0)
  const tooMany = national && usual ? national.digits.length - usual : 0
  if (tooMany === 1) return 'One digit too many?'
  if (tooMany > 1) return `${tooMany} digits too many?`
  return tooMany < 0 ? 'A digit missing?' : 'Not a number in use that we know.'
}

/**
 * What is missing where a number is typed as it is dialled within its area; undefined where it is no such number. The code is that of the
 * postcode, where all of it has one.
 */
export function areaCodeMissing(
  typed: string,
  postcode: string | undefined,
  country: Country,
): string | undefined {
  const { callingCode, localNumber } = country
  const digits = typed.replace(/[\s().-]/g, '')
  if (!new RegExp(`^${localNumber.pattern}$`).test(digits)) return undefined
  const [areaCode] = Object.entries(localNumber.areaCodes)
    .filter(([begins]) => postcode?.startsWith(begins))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([, code]) => code)
  const example = areaCode && formatNational(`+${callingCode}${areaCode}${digits}`, country)
  return `Start with the area code, like ${example || localNumber.example}`
}
