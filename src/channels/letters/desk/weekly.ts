import { wallClock } from '#domain/calendar.ts'
import type { Period } from '#domain/insight/period.ts'
import type { WeeklyFigures } from '#domain/insight/weekly.ts'
import { capitalise } from '#domain/letter-case.ts'
import { type Fact, type Letter, type LetterDeps, tableOf } from '../letter.ts'

/** Tells owners how the week went. Nothing of anybody is in it. */
export function weeklyLetter(
  { week, figures }: { week: Period; figures: WeeklyFigures },
  { brand, siteUrl }: LetterDeps<object>,
): Letter {
  const { leads, won, forms } = figures
  const came = leads === 0 ? 'no leads' : count(leads, 'lead')
  const days = new URLSearchParams({ ...week, view: 'people' })
  return {
    subject: `Your week at ${brand.name}: ${came}, ${won} won`,
    preview: promises(figures),
    heading: `${formatDay(week.since)} to ${formatDay(week.until)}`,
    parts: [
      promises(figures),
      tableOf(factsOf(figures)),
      ...(forms.length > 0
        ? [
            { kind: 'heading' as const, text: 'By form' },
            tableOf(
              forms.map((one) => ({
                name:
                  one.form === 'rest'
                    ? 'Data interface'
                    : capitalise(one.form.replaceAll('-', ' ')),
                value: `${count(one.leads, 'lead')}, ${one.won} won`,
              })),
            ),
          ]
        : []),
      'These are figures of the leads that came in this period, as they were when this was sent. Insights counts them again whenever you look.',
      { kind: 'button', text: 'Open this week', address: `${siteUrl}/console/insights?${days}` },
    ],
    why: {
      text: 'You get this each Monday because an owner switched it on.',
      link: { text: 'Switch it off', address: `${siteUrl}/console/settings/business` },
    },
  }
}

function promises({ inTime, broken }: WeeklyFigures): string {
  const owed = inTime + broken
  if (owed === 0) return 'No promise of this period has ended yet.'
  return owed === 1
    ? `The one promise that ended was ${broken === 0 ? 'kept' : 'broken'}.`
    : `${number(inTime)} of ${number(owed)} promises were kept.`
}

function factsOf(figures: WeeklyFigures): Fact[] {
  const { leads, calls, tried, reached, medianMinutes, inTime, broken, won } = figures
  return [
    { name: 'Leads', value: number(leads) },
    { name: 'Tries', value: number(calls) },
    { name: 'People tried', value: number(tried) },
    { name: 'Reached', value: number(reached) },
    ...(medianMinutes === null
      ? []
      : [{ name: 'Median time to the first try', value: formatMinutes(medianMinutes) }]),
    { name: 'Promises kept', value: number(inTime) },
    { name: 'Promises broken', value: number(broken) },
    { name: 'Won', value: number(won) },
  ]
}

function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
}

function formatDay(day: string): string {
  const { weekday } = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC')
  const month = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' })
  return `${weekday} ${Number(day.slice(8))} ${month.format(new Date(day))}`
}

function count(leads: number, noun: string): string {
  return `${number(leads)} ${noun}${leads === 1 ? '' : 's'}`
}

function number(figure: number): string {
  return figure.toLocaleString('en-AU')
}
