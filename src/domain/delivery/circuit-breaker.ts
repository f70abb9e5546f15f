/** Whether a receiver has been answering lately. Moments are ISO 8601 text. */
export type ReceiverHealth = {
  /** Attempts in a row without any answer. */
  unanswered: number
  /** When the first of those attempts started. */
  unansweredSince: string | null
  /** No attempt is made before this moment. */
  pausedUntil: string | null
}

export const healthy: ReceiverHealth = { unanswered: 0, unansweredSince: null, pausedUntil: null }

// Two may be the receiver restarting. Three in a row mean that it is down.
const pauseAfterUnanswered = 3

const shortestPauseMs = 30_000
const longestPauseMs = 15 * 60_000

// Five days outlast Easter, when an office may be empty for four.
const turnOffAfterMs = 5 * 24 * 3_600_000
// More than the nine attempts of one lead: a single old lead says nothing about the days between.
const turnOffAfterUnanswered = 20

/** Whether a receiver has gone quiet. Its deliveries wait, and only one is tried after each pause. */
export function isQuiet({ unanswered }: ReceiverHealth): boolean {
  return unanswered >= pauseAfterUnanswered
}

/** Whether a quiet receiver is still in its pause. */
export function isPaused(health: ReceiverHealth, now: Date): boolean {
  return isQuiet(health) && (health.pausedUntil ?? '') > now.toISOString()
}

/** A receiver's health after an attempt without an answer. */
export function afterNoAnswer(health: ReceiverHealth, began: Date, now: Date): ReceiverHealth {
  const next = {
    unanswered: health.unanswered + 1,
    unansweredSince: health.unansweredSince ?? began.toISOString(),
  }
  const pausedUntil = isQuiet({ ...next, pausedUntil: null })
    ? nextAttemptAt(next.unansweredSince, now).toISOString()
    : null
  return { ...next, pausedUntil }
}

/** The pause grows with the silence: a quarter of it, between 30 seconds and 15 minutes. */
export function nextAttemptAt(unansweredSince: string, now: Date): Date {
  const quarter = (now.getTime() - Date.parse(unansweredSince)) / 4
  const pause = Math.min(Math.max(quarter, shortestPauseMs), longestPauseMs)
  return new Date(now.getTime() + pause)
}

/** Whether a receiver has been quiet for so long, through so many attempts, that we turn it off. */
export function shouldTurnOff({ unanswered, unansweredSince }: ReceiverHealth, now: Date): boolean {
  return (
    unanswered >= turnOffAfterUnanswered &&
    unansweredSince !== null &&
    now.getTime() - Date.parse(unansweredSince) >= turnOffAfterMs
  )
}
