const usual = 10_000
const shortest = 5_000

/** No receiver is waited for longer. */
export const longestPatienceMs = 30_000

/**
 * How long to wait for a receiver’s answer, by the longest it took lately: one that answers at once is soon known to
 * hang, and one that works before it answers isn’t cut off. All in milliseconds.
 */
export function patienceMs(slowestAnswerMs: number | null): number {
  if (slowestAnswerMs === null) return usual
  return Math.min(Math.max(3 * slowestAnswerMs, shortest), longestPatienceMs)
}
