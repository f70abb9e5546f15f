import { brand } from '../brand.ts'
import { useNow } from '../clock/now.ts'
import { dayAndTime, fullMoment, momentWords, withToday } from './moments.ts'

const ways = { short: momentWords, withTime: dayAndTime, withToday }

/** A moment in few words, on the brand's clock; all of it for whoever points at it. */
export function Moment({ at, way = 'short' }: { at: string; way?: keyof typeof ways }) {
  const { timeZone, locale } = brand
  const now = useNow()
  return (
    <time dateTime={at} title={fullMoment(at, timeZone, locale)}>
      {ways[way](at, { now, timeZone })}
    </time>
  )
}
