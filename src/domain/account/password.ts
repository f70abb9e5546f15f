/** Length protects a password more than a mix of characters (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 12

/** Limits the time that hashing takes. */
export const longestPassword = 128

type PasswordContext = {
  email: string
  /** The name of the product, which people guessing passwords also try. */
  service?: string
  /** Whether a password in lower case is one that many people have; without it that isn't checked. */
  isCommon?: (password: string) => boolean
}

/** Why a new password is not acceptable, as a sentence; undefined when it is. */
export function problemWithPassword(
  password: string,
  { email, service = '', isCommon = () => false }: PasswordContext,
): string | undefined {
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters`
  const lowerCase = password.trim().toLowerCase()
  const word = wordOf(lowerCase)
  const address = email.trim().toLowerCase()
  const [mailbox = ''] = address.split('@')
  if (lowerCase === address || (mailbox !== '' && [lowerCase, word].includes(mailbox)))
    return 'Use something other than your email address'
  if (new Set(lowerCase).size < 4) return 'Use more than three different characters'
  if (isCommon(lowerCase))
    return 'This one is on lists of stolen passwords, which are tried first. Use a few words that don’t belong together'
  if (word === service.toLowerCase() || isCommon(word))
    return 'A common word with digits or signs around it is tried first. Use a few words that don’t belong together'
  return undefined
}

/** What is left without digits and signs around it, and without repeating itself: the word that people remember. */
function wordOf(password: string): string {
  const bare = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return /^(.+?)\1+$/u.exec(bare)?.[1] ?? bare
}
