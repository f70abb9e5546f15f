import { dayOf, daysAfter, momentAt } from '../calendar.ts'

// Data Protection Act 2018, s. 164A: a complaint is acknowledged within 30 days, and its outcome sent without undue delay. We
// acknowledge at once, and give ourselves those days for the outcome.
const complaintDays = 30

/** By when the outcome of a complaint is sent: the last second of the thirtieth day after it came, by the clock of the brand. */
export function outcomeBy(receivedAt: Date, timeZone: string): Date {
  const beyond = daysAfter(dayOf(receivedAt, timeZone), complaintDays + 1)
  return new Date(momentAt(beyond, 0, timeZone).getTime() - 1000)
}
