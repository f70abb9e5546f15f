/** How long a claim holds without being renewed, while its lead is open on somebody's screen. */
const claimMinutes = 5

/** How long it holds while somebody is on the phone: a phone shows the call and not the desk, which then can't renew it. */
export const callMinutes = 30

export function claimUntil(now: Date, minutes = claimMinutes): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
