/** Wrong passwords in a row, per email address and network address, before a wait. */
export const mostPasswords = 5

/** Wrong passwords from one network address for any account. An office shares one address. */
export const mostFromAddress = 30

/** Wrong codes in a row inside one session, or wrong passwords, before it ends. */
export const mostInSession = 5

/** Wrong codes in a row after the right password, as in better-auth. */
export const mostCodes = 10

export const waitMinutes = 15

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** The message after a wrong password. It is the same whether or not the address is known. */
export function wrongPasswordSentence(triesLeft: number): string {
  const wrong = 'That email and password don’t go together.'
  if (triesLeft <= 0) return `${wrong} Wait fifteen minutes, then try again.`
  return `${wrong} ${formatTriesLeft(triesLeft)}, then a fifteen-minute wait.`
}

/** The message after a wrong password inside a session. */
export function wrongOwnPasswordSentence(triesLeft: number): string {
  return triesLeft <= 0
    ? 'Five wrong passwords: you’re signed out. Wait fifteen minutes, then sign in.'
    : `That is not your password. ${formatTriesLeft(triesLeft)}, then you’re signed out.`
}

/** The message after a wrong code inside a session. `wrong` says what is wrong with it. */
export function wrongOwnCodeSentence(wrong: string, triesLeft: number): string {
  return triesLeft <= 0
    ? 'Five wrong codes: you’re signed out. Sign in to go on.'
    : `${wrong} ${formatTriesLeft(triesLeft)}, then you’re signed out.`
}

function formatTriesLeft(triesLeft: number): string {
  return `${words[triesLeft] ?? triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`
}

/** The message for an attempt before the wait is over. */
export function waitSentence(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Too many wrong tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`
}
