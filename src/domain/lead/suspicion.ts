// Nobody reads a question, answers it and presses a button faster than this.
const fastestPerson = 0.8

/** What machines do and people do not: `website` is a field that people do not see, `seconds` is how long filling-in took. */
export type Signs = { website?: string; seconds?: number }

/** Why a machine may have filled in the form, or nothing. Who sends no time, having no script, is never suspected for it. */
export function suspicionOf(signs: Signs): string | undefined {
  const { website, seconds } = signs
  const reasons = [
    ...(website?.trim() ? ['honeypot'] : []),
    // A clock set back meanwhile makes it negative.
    ...(seconds !== undefined && seconds >= 0 && seconds < fastestPerson ? ['too fast'] : []),
  ]
  return reasons.join(', ') || undefined
}
