import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { percentOfCalled } from '#domain/insight/share.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatMinutes } from '../clock/format-clock.ts'
import kit from '../ui/kit.module.css'
import { formatCount, formatDays } from './format.ts'
import type { Insights } from './insights-query.ts'
import styles from './Summary.module.css'

/** The most important figures in a few sentences. */
export function Summary({ insights }: { insights: Insights }) {
  const { calls, people, failing } = insights
  const { promised, inTime, waiting, overdue } = calls
  return (
    <p className={styles.summary}>
      <b>{formatWho(people, calls.leads)}</b> in {formatDays(insights)}.{' '}
      <CalledInTime calls={calls} />
      <LateCalls late={promised - inTime} waiting={waiting} overdue={overdue} />
      <Failures failing={failing} />
    </p>
  )
}

/** '46 people, 53 enquiries': a person who asked again counts once, when their enquiries are merged. */
function formatWho(people: number, enquiries: number): string {
  if (enquiries === 0) return 'No enquiries'
  return `${formatCount(people, 'person', 'people')}, ${formatCount(enquiries, 'enquiry', 'enquiries')}`
}

function CalledInTime({ calls }: { calls: Insights['calls'] }) {
  const { called, promised, inTime, leads, medianMinutes } = calls
  if (leads === 0) return null
  if (called === 0 || medianMinutes === null) return <>Nobody has been called yet. </>
  return (
    <>
      {promised > 0 ? (
        <>
          Of those called, <b>{percentOfCalled(inTime, promised)}</b> were called by the promised
          time, half
        </>
      ) : (
        'Half of those called were called'
      )}{' '}
      within <b>{formatMinutes(medianMinutes)}</b>.{' '}
      {promised > 0 && called > promised && (
        <>{formatNumber(called - promised)} more had no promise. </>
      )}
    </>
  )
}

function LateCalls({ late, waiting, overdue }: { late: number; waiting: number; overdue: number }) {
  const latePart = late > 0 && (
    <>
      <b>{formatNumber(late)}</b> {late === 1 ? 'was' : 'were'} called late
    </>
  )
  const overduePart =
    overdue > 0 &&
    (overdue === waiting ? (
      <>{latePart ? formatAllWaiting(waiting) : capitalise(formatAllWaiting(waiting))} overdue</>
    ) : (
      <>
        <b>{formatNumber(overdue)}</b> of the {formatNumber(waiting)} still waiting{' '}
        {overdue === 1 ? 'is' : 'are'} overdue
      </>
    ))
  if (!latePart && !overduePart)
    return waiting > 0 ? (
      <>
        {formatNumber(waiting)} {waiting === 1 ? 'is' : 'are'} waiting, none overdue.{' '}
      </>
    ) : null
  return (
    <>
      <span className={kit.late}>
        {latePart}
        {latePart && overduePart && ' and '}
        {overduePart}.
      </span>{' '}
    </>
  )
}

function formatAllWaiting(waiting: number): string {
  if (waiting === 1) return 'the one still waiting is'
  return waiting === 2 ? 'both still waiting are' : `all ${formatNumber(waiting)} still waiting are`
}

function Failures({ failing }: { failing: Insights['failing'] }) {
  const receivers = failing.filter(({ retrying }) => retrying > 0)
  const retrying = receivers.reduce((sum, one) => sum + one.retrying, 0)
  const gaveUp = failing.reduce((sum, one) => sum + one.gaveUp, 0)
  return (
    <>
      {retrying > 0 && (
        <>
          {receivers.length === 1
            ? 'One receiver is'
            : `${formatNumber(receivers.length)} receivers are`}{' '}
          failing; {formatCount(retrying, 'delivery', 'deliveries')}{' '}
          {retrying === 1 ? 'waits' : 'wait'} for {receivers.length === 1 ? 'it' : 'them'}.{' '}
        </>
      )}
      {gaveUp > 0 && <>{formatCount(gaveUp, 'delivery was', 'deliveries were')} given up.</>}
    </>
  )
}
