import { normalizeName } from '../normalize-name.ts'

/** The columns that a search compares with, stored with each lead so that they can be indexed. */
export type SearchKeys = { name_key: string; family_key: string; email_key: string }

/** The search keys of a lead: its name, its name with the family name first, and its email address. */
export function searchKeysOf(lead: {
  first_name: string
  last_name: string
  email: string
}): SearchKeys {
  return {
    name_key: normalizeName(`${lead.first_name} ${lead.last_name}`),
    family_key: normalizeName(`${lead.last_name} ${lead.first_name}`),
    email_key: lead.email.toLowerCase(),
  }
}

export type SearchColumn =
  | 'name_key'
  | 'family_key'
  | 'email_key'
  | 'phone_e164'
  | 'reference_number'
/** The beginning of a column, or a part of a reference. */
export type SearchTerm =
  | { in: SearchColumn; prefix: string }
  | { in: 'reference_number'; part: string }

/** What searching depends on: how numbers of the country and references of the brand begin. */
export type SearchDeps = { callingCode: string; referencePrefix: string }

const shortest = 2
const shortestNumber = 3

/** Fewer characters occur in too many references. */
const shortestPart = 4

/**
 * The most leads whose words, and insides of references, a search looks at unless every lead is to be searched: looking at each of two
 * million takes seconds. The operator who searches sees when this limit applied.
 */
export const mostSearched = 10_000

/**
 * The columns and prefixes to search for an operator's text. Empty when the text is too short: a phone number needs
 * three digits besides the country code and the leading zero.
 */
export function searchTerms(
  typed: string,
  { callingCode, referencePrefix }: SearchDeps,
): SearchTerm[] {
  const text = typed.trim()
  if (text.length < shortest) return []
  const terms: SearchTerm[] = []
  const digits = text.replace(/[\s().-]/g, '')
  if (/^\+?\d+$/.test(digits)) {
    const prefix = toInternational(digits, callingCode)
    if (prefix.length > callingCode.length + shortestNumber)
      terms.push({ in: 'phone_e164', prefix })
  }
  const beginning = `${referencePrefix}-`
  const isNamed = text.toUpperCase().startsWith(beginning)
  const reference = text.toUpperCase().replace(new RegExp(`^${referencePrefix}-?`), '')
  if (/^[0-9A-HJKMNP-TV-Z]{1,8}$/.test(reference) && (isNamed || reference.length >= shortest)) {
    terms.push({ in: 'reference_number', prefix: `${beginning}${reference}` })
    if (reference.length >= shortestPart) terms.push({ in: 'reference_number', part: reference })
  }
  if (!text.includes(' ')) terms.push({ in: 'email_key', prefix: text.toLowerCase() })
  const name = normalizeName(text)
  if (/\p{L}/u.test(name) && !text.includes('@'))
    for (const prefix of spellingsOf(name))
      terms.push({ in: 'name_key', prefix }, { in: 'family_key', prefix })
  return terms
}

/** A normalized name as others write it too: O’Brien is kept as ‘o brien’ and typed as ‘obrien’, or the other way round. */
function spellingsOf(name: string): Set<string> {
  const words = name.split(' ')
  const split = words.flatMap((word, index) =>
    /^[dlmno]\p{L}{3}/u.test(word)
      ? [words.with(index, `${word.slice(0, 1)} ${word.slice(1)}`).join(' ')]
      : [],
  )
  return new Set([name, name.replace(/\b([dlmno]) (?=\p{L})/gu, '$1'), ...split])
}

/** Whether a text says no more than how every reference begins. */
export function isReferencePrefix(typed: string, { referencePrefix }: SearchDeps): boolean {
  return typed.trim().toUpperCase() === `${referencePrefix}-`
}

/** A number as we store it: +61491570156, whether it was typed as 0491… or 61491…. */
function toInternational(digits: string, callingCode: string): string {
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('0')) return `+${callingCode}${digits.slice(1)}`
  return digits.startsWith(callingCode) ? `+${digits}` : `+${callingCode}${digits}`
}

/** The upper bound of a prefix search: every text with the prefix sorts before it. */
export function prefixEnd(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
