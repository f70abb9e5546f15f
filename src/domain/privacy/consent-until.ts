const months = 3

/**
 * Until when a consent lets us call, offer and write: three months, or the last day of that month. Express consent that names no
 * time lapses after three months (Do Not Call Register Act 2006, schedule 2); ours names them.
 */
export function consentUntil(receivedAt: Date): Date {
  const until = new Date(receivedAt)
  until.setUTCMonth(until.getUTCMonth() + months)
  // The 30th of November and three months would be the 2nd of March.
  if (until.getUTCDate() !== receivedAt.getUTCDate()) until.setUTCDate(0)
  return until
}
