/** Providers whose names are long enough that one wrong letter is a slip and not another company. */
const common = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.au',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.com.au',
  'yahoo.com',
  'yahoo.com.au',
  'yahoo.co.uk',
  'icloud.com',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'iinet.net.au',
  'internode.on.net',
  'westnet.com.au',
  'protonmail.com',
  'btinternet.com',
]

/** Domains that look like a slip of a common one, and are not. */
const alsoRight = new Set([...common, 'mail.com', 'ymail.com', 'email.com', 'googlemail.com'])

export type EmailSuggestion = {
  email: string
  /** Whether typing on could still make the address right. */
  isPerhapsUnfinished: boolean
}

/**
 * The address that was probably meant, where the domain is one slip away from a common one: a letter too many, too few,
 * wrong or swapped with the next. Undefined for every other address. It is a hint, no reason to reject an address.
 */
export function suggestEmail(typed: string): EmailSuggestion | undefined {
  const [name, domain, ...more] = typed.trim().split('@')
  if (!name || !domain || more.length > 0) return undefined
  const wrong = domain.toLowerCase()
  if (alsoRight.has(wrong)) return undefined
  const meant = common.find((right) => isOneSlipFrom(right, wrong) || wrong === `${right}.au`)
  if (!meant) return undefined
  return {
    email: `${name}@${meant}`,
    isPerhapsUnfinished: common.some((right) => right.startsWith(wrong)),
  }
}

function isOneSlipFrom(right: string, wrong: string): boolean {
  let start = 0
  while (start < right.length && right[start] === wrong[start]) start += 1
  const [rest, typed] = [right.slice(start), wrong.slice(start)]
  return (
    rest === typed.slice(1) ||
    rest.slice(1) === typed ||
    rest.slice(1) === typed.slice(1) ||
    (rest.slice(2) === typed.slice(2) && rest[0] === typed[1] && rest[1] === typed[0])
  )
}
