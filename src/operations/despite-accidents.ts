import { setTimeout as wait } from 'node:timers/promises'
import { isPassing } from '#database/errors.ts'

/** How often to try, and for how long: after `patienceMs` no other try is begun. */
type Trying = { tries: number; pauseMs: number; patienceMs: number }

/** Tries again what may be done twice: lost connections, deadlocks and a server going down pass. */
export async function despiteAccidents<Done>(
  work: () => Promise<Done>,
  { tries, pauseMs, patienceMs }: Trying = { tries: 4, pauseMs: 25, patienceMs: 3000 },
): Promise<Done> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isLast = attempt === tries || performance.now() - began > patienceMs
      if (isLast || !isPassing(error)) throw error
      await wait(pauseMs * attempt)
    }
  }
}
