/** What differs between countries when people type or read a phone number or a postcode. */
export type Country = {
  /** ISO 3166-1 alpha-2 */
  code: string
  /** What numbers begin with when called from elsewhere, without the plus. */
  callingCode: string
  phoneExample: string
  /** What the numbers of mobiles, which can be texted, begin with after the calling code. */
  mobilesBegin: string
  /**
   * How many digits are grouped when a number is read out, by how it begins: a pattern, tried without and with a
   * leading nought. The first that matches counts.
   */
  phoneGroups: readonly { begins: string; groups: readonly number[] }[]
  /**
   * A number without its area code: what it looks like, an example with a code in front, and the codes, without their nought, by what
   * postcodes begin with: the longest beginning counts, and '' means that several codes are in use.
   */
  localNumber: { pattern: string; example: string; areaCodes: Readonly<Record<string, string>> }
  /** Matches a whole postcode, spaces removed, upper case. */
  postcodePattern: string
  /** How many characters follow the space, where a postcode is written in two parts. */
  postcodeTail?: number
  postcodeExample: string
  postcodeSentence: string
  /** Why we ask for no quotes where postcodes begin with these letters, though they are of the same notation. */
  notServed?: Readonly<Record<string, string>>
}

/** A postcode in its usual notation; undefined when the text is not one. */
export function parsePostcodeIn(typed: string, country: Country): string | undefined {
  const { postcodePattern, postcodeTail } = country
  const compact = typed.replace(/\s/g, '').toUpperCase()
  if (!new RegExp(`^(?:${postcodePattern})$`).test(compact)) return undefined
  if (!postcodeTail) return compact
  return `${compact.slice(0, -postcodeTail)} ${compact.slice(-postcodeTail)}`
}

/** Why we ask for no quotes at a postcode in its usual notation; undefined where we do. */
export function whyNotServed(postcode: string, { notServed = {} }: Country): string | undefined {
  const [letters = ''] = /^[A-Z]*/.exec(postcode) ?? []
  return Object.hasOwn(notServed, letters) ? notServed[letters] : undefined
}

/** The first postcode in free text such as 'Footscray VIC 3011'. */
export function findPostcode(text: string, country: Country): string | undefined {
  const words = text.toUpperCase().split(/[\s,;]+/)
  for (const [index, word] of words.entries()) {
    // One of two parts may be written as one word or two.
    const postcode =
      parsePostcodeIn(word, country) ??
      (country.postcodeTail
        ? parsePostcodeIn(`${word}${words[index + 1] ?? ''}`, country)
        : undefined)
    if (postcode) return postcode
  }
  return undefined
}
