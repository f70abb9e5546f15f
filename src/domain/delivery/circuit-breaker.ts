/** How a receiver has answered lately. Moments are ISO 8601 text. */
export type ReceiverHealth = {
  /** Attempts in a row that got no answer at all. */
  unanswered: number
  /** When the first of them began. */
  unansweredSince: string | null
  /** Nothing is tried before. */
  pausedUntil: string | null
}

export const healthy: ReceiverHealth = { unanswered: 0, unansweredSince: null, pausedUntil: null }

// Two may be a restart at their end. Three in a row are a receiver that isn't there.
const unansweredBeforePause = 3

const shortestPauseMs = 30_000
const longestPauseMs = 15 * 60_000

// Five days outlast Easter, when a receiver may stand in an office that's empty for four.
const silentMsBeforeTurningOff = 5 * 24 * 3_600_000
// More than one lead’s nine tries: a single old lead says nothing of the days between.
const unansweredBeforeTurningOff = 20

/** Whether a receiver has gone quiet: its deliveries wait, and one at a time is tried after each pause. */
export function isQuiet({ unanswered }: ReceiverHealth): boolean {
  return unanswered >= unansweredBeforePause
}

/** Whether nothing may be tried now at a receiver that has gone quiet. */
export function isPaused(health: ReceiverHealth, now: Date): boolean {
  return isQuiet(health) && (health.pausedUntil ?? '') > now.toISOString()
}

/** A receiver’s health after an attempt without an answer. */
export function afterNoAnswer(health: ReceiverHealth, began: Date, now: Date): ReceiverHealth {
  const next = {
    unanswered: health.unanswered + 1,
    unansweredSince: health.unansweredSince ?? began.toISOString(),
  }
  const pausedUntil = isQuiet({ ...next, pausedUntil: null })
    ? nextTryAt(next.unansweredSince, now).toISOString()
    : null
  return { ...next, pausedUntil }
}

/** The longer a receiver has been quiet, the longer until the next try: a quarter of that time, up to 15 minutes. */
export function nextTryAt(unansweredSince: string, now: Date): Date {
  const quarter = (now.getTime() - Date.parse(unansweredSince)) / 4
  const pause = Math.min(Math.max(quarter, shortestPauseMs), longestPauseMs)
  return new Date(now.getTime() + pause)
}

/** Whether a receiver has been quiet for so many days, and been tried so often, that it’s turned off. */
export function isGivenUpOn({ unanswered, unansweredSince }: ReceiverHealth, now: Date): boolean {
  return (
    unanswered >= unansweredBeforeTurningOff &&
    unansweredSince !== null &&
    now.getTime() - Date.parse(unansweredSince) >= silentMsBeforeTurningOff
  )
}
