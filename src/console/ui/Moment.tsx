import { longMoment, shortMoment } from '../moment.ts'

/** When it was, short; the whole of it on pointing. */
export function Moment({ at, now = new Date() }: { at: string; now?: Date }) {
  return (
    <time dateTime={at} title={longMoment(at)}>
      {shortMoment(at, now)}
    </time>
  )
}
