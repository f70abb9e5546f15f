// In seconds. No person reads a question, answers it and presses a button faster.
const fastestPerson = 0.8

/** Signs of a bot: text in `website`, which people do not see, and the `seconds` it took to fill in the form. */
export type Signs = { website?: string; seconds?: number }

/** Why a lead looks like spam; undefined when it does not. A missing time is no sign: JavaScript may be off. */
export function suspicionOf(signs: Signs): string | undefined {
  const { website, seconds } = signs
  const reasons = [
    ...(website?.trim() ? ['honeypot'] : []),
    // It is negative when the visitor's clock was set back.
    ...(seconds !== undefined && seconds >= 0 && seconds < fastestPerson ? ['too fast'] : []),
  ]
  return reasons.join(', ') || undefined
}
