import { setTimeout as wait } from 'node:timers/promises'
import { isPassing } from '#database/errors.ts'

/** Tries again what may be done twice: lost connections, deadlocks and a server going down pass. */
export async function despiteAccidents<Done>(
  work: () => Promise<Done>,
  { tries, pauseMs }: { tries: number; pauseMs: number } = { tries: 4, pauseMs: 25 },
): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || !isPassing(error)) throw error
      await wait(pauseMs * attempt)
    }
  }
}
