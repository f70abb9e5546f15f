const usual = 10_000
const shortest = 5_000

/** The longest wait for any receiver. */
export const longestTimeoutMs = 30_000

/**
 * How long to wait for a receiver: three times its slowest recent response. A fast receiver that hangs is noticed
 * soon, and a slow one is not cut off. In milliseconds.
 */
export function timeoutFor(slowestAnswerMs: number | null): number {
  if (slowestAnswerMs === null) return usual
  return Math.min(Math.max(3 * slowestAnswerMs, shortest), longestTimeoutMs)
}
