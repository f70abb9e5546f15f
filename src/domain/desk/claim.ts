/** How long a claim holds without being renewed, while its lead is open on an operator's screen. */
const claimMinutes = 5

/** How long it holds during a call: a phone shows the call and not the desk, which then can't renew it. */
const callMinutes = 30

export function claimUntil(now: Date, { isCall = false } = {}): Date {
  return new Date(now.getTime() + (isCall ? callMinutes : claimMinutes) * 60_000)
}
