/** How long a claim holds without being renewed, while its lead is open on somebody's screen. */
const claimMinutes = 5

/** How long it holds while somebody is on the phone: a phone shows the call and not the desk, which then can't renew it. */
const callMinutes = 30

export function claimUntil(now: Date, { isCall = false } = {}): Date {
  return new Date(now.getTime() + (isCall ? callMinutes : claimMinutes) * 60_000)
}
