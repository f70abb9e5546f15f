/** Length protects a password more than a mix of characters (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 12

/** Limits the time that hashing takes. */
export const longestPassword = 128

/** Why a new password is not acceptable, as a sentence; undefined when it is. */
export function problemWithPassword(password: string, email: string): string | undefined {
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters`
  const lowerCase = password.trim().toLowerCase()
  const address = email.trim().toLowerCase()
  if (lowerCase === address || (address !== '' && lowerCase === address.split('@')[0]))
    return 'Use something other than your email address'
  if (new Set(lowerCase).size < 4) return 'Use more than three different characters'
  return undefined
}
