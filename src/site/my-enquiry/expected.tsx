import type { ReactNode } from 'react'
import type { Window } from '../link-page/link-page.ts'
import { deadlineOf, hoursOf } from '../link-page/moments.tsx'
import type { MyEnquiry } from './my-enquiry.ts'

/** When the visitor hears from us: by the new promise, within the time they chose, or as promised at first. */
export function expectedOf({ newPromiseBy, chosen, promisedBy }: MyEnquiry['promise']): {
  by: string
  window?: Window
} {
  if (newPromiseBy) return { by: newPromiseBy }
  return chosen ? { by: chosen.until, window: chosen } : { by: promisedBy }
}

/** 'by Monday 5 pm', 'on Tuesday, 9 am to noon'. */
export function whenExpected(
  { promise, now }: Pick<MyEnquiry, 'promise' | 'now'>,
  place?: 'first',
): ReactNode {
  const { window, by } = expectedOf(promise)
  return window ? hoursOf(window, now, place) : deadlineOf(by, now, place)
}

/** Whether they have just said that they missed the call. */
export function isMissed({ done, times }: Pick<MyEnquiry, 'done' | 'times'>): boolean {
  return done === 'missed' && times.length > 0
}

/** Whether the card at the top asks if they want a call or prices first. */
export function asksForWay({ way }: Pick<MyEnquiry, 'way'>): boolean {
  return way?.mayChoose === true && way.chosen === null
}

/** Whether the card with the times is at the top. Otherwise they are a row among what can be changed. */
export function asksForTime(enquiry: MyEnquiry): boolean {
  const { standing, promise, problem, times } = enquiry
  if (times.length === 0 || asksForWay(enquiry)) return false
  if (isMissed(enquiry) || problem?.act === 'choose-time' || standing === 'not called') return true
  return standing === 'waiting' && !expectedOf(promise).window
}
