import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { formatHour } from '#domain/format-hour.ts'
import { fewestTried } from '#domain/insight/desk-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import { formatWeekHour as weekHourText } from '#domain/lead/figure-filter.ts'
import type { WeekHours } from '#domain/promise/calling-calendar.ts'
import { brand } from '../../client/brand.ts'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { formatWeekHour } from '../../words/moments.ts'
import { FigureLink } from '../FigureLink.tsx'
import { timeZonePlace } from '../format.ts'
import type { DeskInsights } from '../insights-query.ts'
import styles from './AnswerHours.module.css'

type Cell = DeskInsights['hours'][number]

/** Of a hundred people tried in an hour of the week, how many were reached. */
export function AnswerHours({
  period,
  hours,
  weekdays,
}: { period: Period } & Pick<DeskInsights, 'hours' | 'weekdays'>) {
  const columns = columnsOf(hours, brand.calling.deskHours)
  const rows = rowsOf(hours, brand.calling.deskHours)
  const level = levels(hours)
  return (
    <Section
      title="When people answer"
      about={`people reached for each hundred tried, ${timeZonePlace(brand.timeZone)} time`}
    >
      <table className={`${kit.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Weekday</span>
            </th>
            {columns.map((hour, index) => (
              <th key={hour} scope="col">
                {index === 0 || hour === 12 ? formatHour(hour) : hour % 12 || 12}
              </th>
            ))}
            <th scope="col" className={styles.tried}>
              Tried
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{formatWeekHour({ weekday, hour: undefined })}</th>
              {columns.map((hour) => {
                const cell = hours.find((one) => one.weekday === weekday && one.hour === hour)
                return (
                  <td key={hour} className={kit.drawn} data-level={cell && level(cell)}>
                    {cell ? <Rate cell={cell} period={period} /> : '–'}
                  </td>
                )
              })}
              <td className={`${styles.tried} ${kit.muted}`}>
                <FigureLink
                  count={weekdays.find((one) => one.weekday === weekday)?.tried ?? 0}
                  period={period}
                  filter={{ hour: weekHourText({ weekday, hour: undefined }) }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={kit.note}>
        Tries of the desk. An hour with fewer than {fewestTried} people tried is a dash. A person
        tried in two hours counts in both.
      </p>
    </Section>
  )
}

function Rate({ cell, period }: { cell: Cell; period: Period }) {
  const { weekday, hour, tried, reached } = cell
  const rate = tried < fewestTried ? undefined : Math.round((reached / tried) * 100)
  const name = formatWeekHour({ weekday, hour })
  const rateText = rate === undefined ? '' : ` ${rate} of a hundred,`
  return (
    <FigureLink
      count={tried}
      period={period}
      filter={{ hour: weekHourText({ weekday, hour }) }}
      label={`${name}:${rateText} ${formatNumber(reached)} of ${formatNumber(tried)} people tried were reached`}
    >
      {rate ?? '–'}
    </FigureLink>
  )
}

/** From the first to the last hour with operators at the desk or with tries. */
function columnsOf(hours: readonly Cell[], { weekdays, saturday }: WeekHours): number[] {
  const all = [
    ...hours.map(({ hour }) => hour),
    ...[weekdays, saturday ?? weekdays].flatMap(({ from, to }) => [
      Math.floor(from),
      Math.ceil(to) - 1,
    ]),
  ]
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index)
}

/** Monday to Sunday, but only days with operators at the desk or with tries. */
function rowsOf(hours: readonly Cell[], { saturday }: WeekHours): number[] {
  const tried = new Set(hours.map(({ weekday }) => weekday))
  return [1, 2, 3, 4, 5, 6, 0].filter(
    (weekday) => tried.has(weekday) || (weekday > 0 && (weekday < 6 || saturday !== undefined)),
  )
}

/** Five shades from the lowest share to the highest; one where all are alike. */
function levels(hours: readonly Cell[]): (cell: Cell) => number | undefined {
  const shareOf = ({ tried, reached }: Cell) => reached / tried
  const shares = hours.filter(({ tried }) => tried >= fewestTried).map(shareOf)
  const least = Math.min(...shares)
  const span = Math.max(...shares) - least
  return (cell) => {
    if (cell.tried < fewestTried) return undefined
    return span < 0.05 ? 2 : Math.min(4, Math.floor(((shareOf(cell) - least) / span) * 5))
  }
}
