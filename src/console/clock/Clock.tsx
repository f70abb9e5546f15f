import { type PromiseClock, promiseClock } from '#domain/lead/promise.ts'
import type { LeadState } from '#domain/lead/state.ts'
import styles from './Clock.module.css'
import { formatClock } from './format-clock.ts'
import { useNow } from './server-time.ts'

export type PromisedLead = {
  receivedAt: string
  dueAt: string
  contactedAt: string | null
  state: LeadState
}

/** How a lead stands against its 24 hours, this minute. */
export function usePromiseClock({
  receivedAt,
  dueAt,
  contactedAt,
  state,
}: PromisedLead): PromiseClock {
  const owed = state === 'new' || state === 'held'
  return promiseClock({ receivedAt, dueAt, contactedAt, owed }, new Date(useNow()))
}

/** The 24 hours of a lead: a bar of four quarters, and the same in words. */
export function Clock({ lead }: { lead: PromisedLead }) {
  const clock = usePromiseClock(lead)
  if (clock.kind === 'none') return <span className={styles.none}>no call owed</span>
  return (
    <span className={styles.clock} data-clock={lookOf(clock)}>
      <Bar clock={clock} />
      <span className={styles.words}>{formatClock(clock)}</span>
    </span>
  )
}

/** The same in words alone, for a line that names somebody. */
export function ClockWords({ lead }: { lead: PromisedLead }) {
  const clock = usePromiseClock(lead)
  return (
    <span className={styles.words} data-clock={lookOf(clock)}>
      {formatClock(clock)}
    </span>
  )
}

function lookOf(clock: PromiseClock) {
  if (clock.kind === 'running') return clock.soon ? 'soon' : 'calm'
  return clock.kind === 'over' ? 'late' : 'done'
}

const width = 56

function Bar({ clock }: { clock: PromiseClock }) {
  return (
    <svg className={styles.bar} width={width} height="8" aria-hidden="true">
      {clock.kind === 'running' && (
        <>
          <rect width={width} height="8" rx="2" className={styles.track} />
          <rect width={Math.max(2, clock.left * width)} height="8" rx="2" className={styles.left} />
          <path d="M14 0v8M28 0v8M42 0v8" className={styles.quarters} />
        </>
      )}
      {clock.kind === 'over' && <Hatched />}
      {(clock.kind === 'kept' || clock.kind === 'kept late') && (
        <>
          <rect x=".5" y=".5" width={width - 1} height="7" rx="2" className={styles.hollow} />
          <rect
            x="1"
            y="1"
            width={clock.left * (width - 2)}
            height="6"
            rx="1.5"
            className={styles.pale}
          />
        </>
      )}
    </svg>
  )
}

// Slanted lines; each is drawn where it stands, so that no pattern needs a name of its own.
const lines = Array.from({ length: 13 }, (_, index) => `M${index * 5 - 3} 9l5-10`).join('')

function Hatched() {
  return (
    <>
      <rect width={width} height="8" rx="2" className={styles.over} />
      <path d={lines} className={styles.hatch} />
    </>
  )
}
