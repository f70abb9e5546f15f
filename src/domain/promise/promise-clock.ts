const hour = 3_600_000

export type PromiseClock =
  /** No conversation with them yet. `left` is the share of the time until the promise that is left, 0 to 1. */
  | { kind: 'running'; left: number; milliseconds: number; soon: boolean }
  | { kind: 'over'; milliseconds: number }
  /** It stopped at the first conversation with them. */
  | { kind: 'kept' | 'kept late'; left: number; milliseconds: number }
  /** No call is pending: none was promised, or the lead was withdrawn, is spam, or was finished before the visitor was reached. */
  | { kind: 'none' }

const soon = 4 * hour

/** The clock of the promise at a moment. `milliseconds` are left, over, or taken to the first contact. */
export function promiseClock(
  lead: {
    receivedAt: string
    promisedBy: string | null
    contactedAt: string | null
    owed: boolean
  },
  now: Date,
): PromiseClock {
  if (lead.promisedBy === null) return { kind: 'none' }
  const due = Date.parse(lead.promisedBy)
  const received = Date.parse(lead.receivedAt)
  const leftAt = (moment: number) => Math.max(0, Math.min(1, (due - moment) / (due - received)))
  if (lead.contactedAt) {
    const contacted = Date.parse(lead.contactedAt)
    return {
      kind: contacted <= due ? 'kept' : 'kept late',
      left: leftAt(contacted),
      milliseconds: Math.max(0, contacted - received),
    }
  }
  if (!lead.owed) return { kind: 'none' }
  const milliseconds = due - now.getTime()
  if (milliseconds <= 0) return { kind: 'over', milliseconds: -milliseconds }
  return { kind: 'running', left: leftAt(now.getTime()), milliseconds, soon: milliseconds < soon }
}
