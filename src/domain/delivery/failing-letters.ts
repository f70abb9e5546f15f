/** Letters to operators and owners that don't arrive. Moments are ISO 8601 text. */
export type FailingLetters = {
  /** When the first of them was first tried. */
  since: string
  /** Those that are tried on, and those that were given up within a day. */
  waiting: number
  gaveUp: number
}

/** Retries come after half a minute, 2 and 5 minutes: a letter that fails the fourth time has failed for over seven. */
export const failingAfterAttempts = 4

/** One alarm a day is enough for the person it wakes. */
export function failingLettersKey(endpoint: string, day: string): string {
  return `letters.failing ${endpoint} ${day}`
}
