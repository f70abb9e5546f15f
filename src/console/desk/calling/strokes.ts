import { isReached } from '#domain/lead/contact.ts'
import type { DeskOutcome } from '#domain/lead/state.ts'

export type StrokeLook = 'reached' | 'tried' | 'now' | 'due' | 'later'

type Day = {
  /** The earliest first. */
  calls: readonly { lead: string; outcome: DeskOutcome }[]
  due: number
  later: number
}

/** More would not fit beside the sentence, which says the numbers anyway. */
const most = 40

/** A stroke for each lead of the day, in the order it was called; then this one, those due, those later. */
export function strokesOf({ calls, due, later }: Day, isOnCall: boolean): StrokeLook[] {
  const called = new Map<string, StrokeLook>()
  for (const { lead, outcome } of calls)
    if (called.get(lead) !== 'reached') called.set(lead, isReached(outcome) ? 'reached' : 'tried')
  const repeat = (look: StrokeLook, count: number) =>
    Array.from({ length: Math.max(0, count) }, () => look)
  const now = isOnCall ? 1 : 0
  const strokes = [
    ...called.values(),
    ...repeat('now', now),
    ...repeat('due', due - now),
    ...repeat('later', later),
  ]
  const start = Math.max(0, Math.min(called.size, strokes.length - most))
  return strokes.slice(start, start + most)
}
