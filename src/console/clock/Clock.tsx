import type { NextAction } from '#domain/desk/next-action.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { type PromiseClock, promiseClock } from '#domain/promise/promise-clock.ts'
import { useLocalTime, useNow } from '../client/server-time.ts'
import styles from './Clock.module.css'
import { formatClock, formatClockByDay } from './format-clock.ts'

export type PromisedLead = {
  receivedAt: string
  promisedBy: string | null
  contactedAt: string | null
  state: LeadState
  nextAction?: Pick<NextAction, 'action'> | null
}

/** The state of a lead's promise, updated every minute. */
export function usePromiseClock({
  receivedAt,
  promisedBy,
  contactedAt,
  state,
  nextAction,
}: PromisedLead): PromiseClock {
  const seesPrices = nextAction?.action === 'price-follow-up'
  const owed = ['new', 'held', 'complaint'].includes(state) && !seesPrices
  return promiseClock({ receivedAt, promisedBy, contactedAt, owed }, new Date(useNow()))
}

/**
 * The time until a lead's promise, as a bar of four quarters and in words. `byDay` names the moment where the promise ends on another day:
 * hours across a night mislead.
 */
export function Clock({ lead, byDay = false }: { lead: PromisedLead; byDay?: boolean }) {
  const clock = usePromiseClock(lead)
  const local = useLocalTime()
  if (clock.kind === 'none' || !lead.promisedBy)
    return <span className={styles.none}>{wordsWithoutClock(lead)}</span>
  return (
    <span className={styles.clock} data-clock={clockLook(clock)}>
      <Bar clock={clock} />
      <span className={styles.words}>
        {byDay ? formatClockByDay(clock, lead.promisedBy, local) : formatClock(clock)}
      </span>
    </span>
  )
}

function wordsWithoutClock({ state, promisedBy }: PromisedLead): string {
  if (state === 'answered') return 'outcome told'
  return promisedBy ? 'no call owed' : 'no call promised'
}

function clockLook(clock: PromiseClock) {
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

// Separate lines instead of an SVG pattern, which would need an id unique on the page.
const hatching = Array.from({ length: 13 }, (_, index) => `M${index * 5 - 3} 9l5-10`).join('')

function Hatched() {
  return (
    <>
      <rect width={width} height="8" rx="2" className={styles.over} />
      <path d={hatching} className={styles.hatch} />
    </>
  )
}
