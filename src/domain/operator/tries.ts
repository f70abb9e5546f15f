/** So many wrong passwords in a row for one email address from one address of the network, then a wait. */
export const mostTries = 5

/** So many from one address of the network, whoever they are for: an office shares one. */
export const mostFromAddress = 30

/** So many wrong codes in a row after the right password, as better-auth has it. */
export const mostCodes = 10

export const waitMinutes = 15

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

/** What a person reads who gave a wrong password. The same whether or not the address is known. */
export function wrongPasswordSentence(triesLeft: number): string {
  const wrong = 'That email and password don’t go together.'
  if (triesLeft <= 0) return `${wrong} Wait fifteen minutes, then try again.`
  const left = `${words[triesLeft] ?? triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`
  return `${wrong} ${left}, then a fifteen-minute wait.`
}

/** What a person reads who tries before the wait is over. */
export function waitSentence(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Too many wrong tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`
}
