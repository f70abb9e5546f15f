import { brand } from '../brand.ts'
import { useNow } from '../clock/server-time.ts'
import { formatDayAndTime, formatFullMoment, formatMoment, formatWithToday } from './moments.ts'

const ways = { short: formatMoment, withTime: formatDayAndTime, withToday: formatWithToday }

/** A moment in few words, on the brand's clock; all of it for whoever points at it. */
export function Moment({ at, way = 'short' }: { at: string; way?: keyof typeof ways }) {
  const { timeZone, locale } = brand
  const now = useNow()
  return (
    <time dateTime={at} title={formatFullMoment(at, timeZone, locale)}>
      {ways[way](at, { now, timeZone })}
    </time>
  )
}
