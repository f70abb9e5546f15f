import { figuresWarning } from '#content/figures-due.ts'
import { dayOf } from '#domain/calendar.ts'
import { au } from '#edition/brand/au.ts'

/** The lines of a server's log above 'info', but for the one that it starts with while figures are due to be looked at again. */
export function troubleIn(log: readonly string[]): string[] {
  const due = figuresWarning(dayOf(new Date(), au.timeZone))
  const isDue = (line: string) =>
    due !== undefined && line.includes(`"event":${JSON.stringify(due)}`)
  return log.filter((line) => !/^{"level":(20|30),/.test(line) && !isDue(line))
}
