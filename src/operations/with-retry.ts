import { setTimeout as wait } from 'node:timers/promises'
import { isTransientError, isUnreachable } from '#database/errors.ts'

/** `attempts` counts the first one too. After `giveUpAfterMs` no further attempt is made. */
export type RetryOptions = {
  attempts: number
  delayMs: number
  giveUpAfterMs: number
  /** Which errors are worth another attempt. */
  mayPass?: (error: unknown) => boolean
}

/**
 * For what is read to send a delivery: a database that is away for some seconds should not put it off by half a minute.
 * It ends in time for the slowest mail server within the claim.
 */
export const whileUnreachable: RetryOptions = {
  attempts: 6,
  delayMs: 250,
  giveUpAfterMs: 4_000,
  mayPass: isUnreachable,
}

/**
 * Repeats work that failed with a transient database error: a lost connection, a deadlock, a server that is going
 * down. Only for work that may safely be done twice.
 */
export async function withRetry<Value>(
  work: () => Promise<Value>,
  { attempts, delayMs, giveUpAfterMs, mayPass = isTransientError }: RetryOptions = {
    attempts: 4,
    delayMs: 25,
    giveUpAfterMs: 3000,
  },
): Promise<Value> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isLast = attempt === attempts || performance.now() - began > giveUpAfterMs
      if (isLast || !mayPass(error)) throw error
      await wait(delayMs * attempt)
    }
  }
}
