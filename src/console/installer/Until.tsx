import { warnedDays } from '#domain/installer/standing.ts'
import { useLocalTime } from '../client/server-time.ts'
import { formatDay } from '../words/moments.ts'
import { formatDaysLeft } from './words.ts'

/** A last valid day, with the days that are left where it is near or over. */
export function Until({ day, daysLeft }: { day: string; daysLeft: number }) {
  const local = useLocalTime()
  return (
    <>
      {formatDay(day, local)}
      {daysLeft <= warnedDays && (
        <>
          {' '}
          <small>
            {daysLeft < 0 ? 'ended' : 'ends'} {formatDaysLeft(daysLeft)}
          </small>
        </>
      )}
    </>
  )
}
