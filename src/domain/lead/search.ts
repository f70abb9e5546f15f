/** What leads are found by, kept with each so that looking is quick. */
export type SearchKeys = { name_key: string; family_key: string; email_key: string }

/** The keys of a lead: its name forwards and family name first, and its e-mail address. */
export function searchKeysOf(lead: {
  first_name: string
  last_name: string
  email: string
}): SearchKeys {
  return {
    name_key: plainLetters(`${lead.first_name} ${lead.last_name}`),
    family_key: plainLetters(`${lead.last_name} ${lead.first_name}`),
    email_key: lead.email.toLowerCase(),
  }
}

/** Letters that are letters of their own, not others with a mark. */
const ownLetters: Record<string, string> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** Lower case, without marks and double spaces, so that 'Dang' finds Đặng and 'o neil' finds O’Neil. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[đłøæœßþðı]/g, (letter) => ownLetters[letter] ?? letter)
    .replace(/['’‘`´.-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export type SoughtIn = 'name_key' | 'family_key' | 'email_key' | 'phone_e164' | 'reference_number'
export type Sought = { in: SoughtIn; prefix: string }

const shortest = 2
const shortestNumber = 3

/**
 * Where to look for what an operator typed, each by how it begins. Empty when it is too short to tell anybody from
 * the others; of a phone number three digits are wanted, the country’s code and the first nought not counted.
 */
export function soughtBy(typed: string, callingCode: string): Sought[] {
  const text = typed.trim()
  if (text.length < shortest) return []
  const sought: Sought[] = []
  const digits = text.replace(/[\s().-]/g, '')
  if (/^\+?\d+$/.test(digits)) {
    const prefix = international(digits, callingCode)
    if (prefix.length > callingCode.length + shortestNumber)
      sought.push({ in: 'phone_e164', prefix })
  }
  const reference = text.toUpperCase()
  if (/^(?:WW-?)?[0-9A-HJKMNP-TV-Z]{2,8}$/.test(reference))
    sought.push({ in: 'reference_number', prefix: `WW-${reference.replace(/^WW-?/, '')}` })
  if (!text.includes(' ')) sought.push({ in: 'email_key', prefix: text.toLowerCase() })
  const name = plainLetters(text)
  if (/\p{L}/u.test(name) && !text.includes('@'))
    sought.push({ in: 'name_key', prefix: name }, { in: 'family_key', prefix: name })
  return sought
}

/** As numbers are kept: +61491570156, whether it was typed 0491… or 61491…. */
function international(digits: string, callingCode: string): string {
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('0')) return `+${callingCode}${digits.slice(1)}`
  return digits.startsWith(callingCode) ? `+${digits}` : `+${callingCode}${digits}`
}

/** The first text that does not begin with this: what begins with it lies between the two. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`
}
