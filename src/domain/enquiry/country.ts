/** What differs between countries when somebody types a phone number or a postcode. */
export type Country = {
  /** ISO 3166-1 alpha-2 */
  code: 'AU' | 'GB'
  /** What numbers begin with when called from elsewhere, without the plus. */
  callingCode: string
  phoneExample: string
  /** Matches a whole postcode, spaces removed, upper case. */
  postcodePattern: string
  postcodeExample: string
  postcodeSentence: string
}

/** The postcode in its usual writing, or undefined when this is none. */
export function readPostcode(typed: string, country: Country): string | undefined {
  const compact = typed.replace(/\s/g, '').toUpperCase()
  if (!new RegExp(`^(?:${country.postcodePattern})$`).test(compact)) return undefined
  return country.code === 'GB' ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact
}

/** The first postcode standing by itself in free text such as 'Footscray VIC 3011'. */
export function findPostcode(text: string, country: Country): string | undefined {
  const words = text.toUpperCase().split(/[\s,;]+/)
  for (const [index, word] of words.entries()) {
    // A British postcode may be written as one word or two.
    const found =
      readPostcode(word, country) ??
      (country.code === 'GB'
        ? readPostcode(`${word}${words[index + 1] ?? ''}`, country)
        : undefined)
    if (found) return found
  }
  return undefined
}
