import { brand } from '../client/brand.ts'
import { useLocalTime } from '../client/server-time.ts'
import {
  formatDayAndTime,
  formatFullMoment,
  formatWhen,
  formatWithToday,
} from '../words/moments.ts'

const formats = { short: formatWhen, withTime: formatDayAndTime, withToday: formatWithToday }

/** A moment (ISO 8601) in the brand's time zone, with all details in its tooltip. */
export function Moment({ at, way = 'short' }: { at: string; way?: keyof typeof formats }) {
  const local = useLocalTime()
  return (
    <time dateTime={at} title={formatFullMoment(at, brand.timeZone, brand.locale)}>
      {formats[way](at, local)}
    </time>
  )
}
