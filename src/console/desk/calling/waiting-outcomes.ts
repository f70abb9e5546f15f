import { useOperator } from '../../client/session.ts'
import { createStore, useStore } from '../../client/store.ts'
import { readStored, writeStored } from '../../client/tab-storage.ts'
import type { OutcomeReport } from './queue-api.ts'

/*
 * How calls ended, as pressed while there was no connection: by operator and lead. One is sent while its lead is on the screen, once the
 * connection is back, and outlasts a reload; the question how the call ended leads to the lead.
 */
const storageKey = 'outcomes to save'
const waitingOutcomes = createStore(
  (readStored(storageKey) ?? {}) as Readonly<Record<string, OutcomeReport>>,
)

/** The outcome of a lead that waits, and how to set it. */
export function useWaitingOutcome(
  lead: string,
): [OutcomeReport | undefined, (report: OutcomeReport | undefined) => void] {
  const key = `${useOperator().id} ${lead}`
  const set = (report: OutcomeReport | undefined) => {
    const { [key]: before, ...others } = waitingOutcomes.get()
    if (before !== report) save(report ? { ...others, [key]: report } : others)
  }
  return [useStore(waitingOutcomes)[key], set]
}

function save(outcomes: Record<string, OutcomeReport>): void {
  waitingOutcomes.set(outcomes)
  writeStored(storageKey, outcomes)
}
