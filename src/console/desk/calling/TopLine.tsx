import { useQuery } from '@tanstack/react-query'
import { useIsPhone } from '../../client/screen-size.ts'
import { LiveIndicator } from '../../live/LiveIndicator.tsx'
import { Key } from '../../shortcuts/Key.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { type CallingDay, queueDeskQuery } from './queue-api.ts'
import { strokesOf } from './strokes.ts'
import styles from './TopLine.module.css'

/** The day's progress, one stroke per lead, and the button to stop. */
export function TopLine({ onStop, isOnCall }: { onStop: () => void; isOnCall: boolean }) {
  const isPhone = useIsPhone()
  const day = useQuery(queueDeskQuery).data?.day
  if (isPhone)
    return (
      <header className={styles.top}>
        <div className={`${kit.row} ${styles.first}`}>
          <button type="button" className={styles.close} aria-label="Stop calling" onClick={onStop}>
            <Icon name="cross" />
          </button>
          <h1>Calling {day && <span>{day.due} due</span>}</h1>
          <LiveIndicator />
        </div>
        {day && <Strokes day={day} isOnCall={isOnCall} />}
      </header>
    )
  return (
    <header className={styles.top}>
      <h1>Calling</h1>
      {day && <Strokes day={day} isOnCall={isOnCall} />}
      {day && (
        <p className={`${kit.note} ${kit.tabular}`}>
          <strong className={styles.called}>{day.called} called</strong>, {day.due} due now,{' '}
          {day.later} later today
        </p>
      )}
      <LiveIndicator />
      <Button onClick={onStop}>
        Stop calling <Key>Esc</Key>
      </Button>
    </header>
  )
}

/** The sentence beside it says the same. */
function Strokes({ day, isOnCall }: { day: CallingDay; isOnCall: boolean }) {
  const strokes = strokesOf(day, isOnCall)
  return (
    <span className={styles.strokes} aria-hidden="true">
      {strokes.map((look, index) => (
        <i key={index} data-look={look} />
      ))}
    </span>
  )
}
