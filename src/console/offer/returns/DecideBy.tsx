import { useLocalTime } from '../../client/server-time.ts'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Moment } from '../../ui/Moment.tsx'

/** The time by which the installer was promised a decision. */
export function DecideBy({ by }: { by: string }) {
  const { now } = useLocalTime()
  const moment = <Moment at={by} way="withTime" />
  return Date.parse(by) <= now ? (
    <strong className={kit.late}>
      <Icon name="late" size={14} /> should have been decided by {moment}
    </strong>
  ) : (
    <strong>decide by {moment}</strong>
  )
}
