import { percent } from '#domain/insight/share.ts'
import { promisedHours } from '#domain/lead/promise.ts'
import { formatDuration } from '../clock/format-clock.ts'
import type { Insights } from './insights-query.ts'
import styles from './Said.module.css'
import { countWords, daysWords, number } from './words.ts'

/** The screen in a few sentences, before any chart. */
export function Said({ insights }: { insights: Insights }) {
  const { calls, failing } = insights
  const { called, inTime, waiting, overdue } = calls
  return (
    <p className={styles.said}>
      <b>{calls.leads === 0 ? 'No leads' : countWords(calls.leads, 'lead')}</b> in{' '}
      {daysWords(insights)}. <Called calls={calls} />
      <Late late={called - inTime} waiting={waiting} overdue={overdue} />
      <NotReached failing={failing} />
    </p>
  )
}

function Called({ calls }: { calls: Insights['calls'] }) {
  const { called, inTime, leads, medianMinutes } = calls
  if (leads === 0) return null
  if (called === 0 || medianMinutes === null) return <>Nobody has been called yet. </>
  return (
    <>
      <b>{percent(inTime, called)}</b> of those called were called within {promisedHours} hours,
      half within <b>{formatDuration(medianMinutes)}</b>.{' '}
    </>
  )
}

function Late({ late, waiting, overdue }: { late: number; waiting: number; overdue: number }) {
  const lateSaid = late > 0 && (
    <>
      <b>{number(late)}</b> {late === 1 ? 'was' : 'were'} called late
    </>
  )
  const overdueSaid =
    overdue > 0 &&
    (overdue === waiting ? (
      <>{allWaiting(waiting)} overdue</>
    ) : (
      <>
        <b>{number(overdue)}</b> of the {number(waiting)} still waiting{' '}
        {overdue === 1 ? 'is' : 'are'} overdue
      </>
    ))
  if (!lateSaid && !overdueSaid)
    return waiting > 0 ? (
      <>
        {number(waiting)} {waiting === 1 ? 'is' : 'are'} waiting, none overdue.{' '}
      </>
    ) : null
  return (
    <>
      <span className={styles.late}>
        {lateSaid}
        {lateSaid && overdueSaid && ' and '}
        {overdueSaid}.
      </span>{' '}
    </>
  )
}

function allWaiting(waiting: number): string {
  if (waiting === 1) return 'the one still waiting is'
  return waiting === 2 ? 'both still waiting are' : `all ${number(waiting)} still waiting are`
}

function NotReached({ failing }: { failing: Insights['failing'] }) {
  const receivers = failing.filter(({ retrying }) => retrying > 0)
  const retrying = receivers.reduce((sum, one) => sum + one.retrying, 0)
  const gaveUp = failing.reduce((sum, one) => sum + one.gaveUp, 0)
  return (
    <>
      {retrying > 0 && (
        <>
          {receivers.length === 1 ? 'One receiver is' : `${number(receivers.length)} receivers are`}{' '}
          failing; {countWords(retrying, 'delivery', 'deliveries')}{' '}
          {retrying === 1 ? 'waits' : 'wait'} for {receivers.length === 1 ? 'it' : 'them'}.{' '}
        </>
      )}
      {gaveUp > 0 && <>{countWords(gaveUp, 'delivery was', 'deliveries were')} given up.</>}
    </>
  )
}
