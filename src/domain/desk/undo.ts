/** How long the desk offers to undo a change. */
export const undoSeconds = 10

/** Deliveries of a change wait until it can't be undone any more, plus time for a late request to arrive. */
export const sendAfterSeconds = undoSeconds + 2

/** When what a change owes goes out: once it can't be undone any more. */
export function sendMoment(now: Date): Date {
  return new Date(now.getTime() + sendAfterSeconds * 1000)
}
