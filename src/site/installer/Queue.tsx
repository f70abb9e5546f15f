import { installerWords } from '#content/pages/installer.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { formatDay, formatTime } from '#domain/promise/format-time.ts'
import { formatCents } from '#estimate/format-money.ts'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Hours, ShortDeadline, together } from '../my-enquiry/times.tsx'
import { Clock } from './Clock.tsx'
import { placeOf } from './heading.ts'
import { formatLeft, shareLeft } from './left.ts'
import styles from './Queue.module.css'
import type { QueueItem } from './queue-item.ts'

const words = installerWords.queue

type Props = {
  items: readonly QueueItem[]
  now: string
  /** Whether the first call owed is the one next step of the page. */
  hasStep?: boolean
}

/** Calls that are owed and offers that are open, in the order in which they should be looked at. */
export function Queue({ items, now, hasStep = false }: Props) {
  return (
    <ul className={styles.queue}>
      {items.map((item, index) => (
        <li key={item.link}>
          <b>
            <a href={item.link}>{nameOf(item)}</a>
          </b>
          <span className={styles.sub}>{aboutOf(item)}</span>
          <span className={styles.when}>
            {!item.isWaiting && (
              <Clock share={shareLeft({ since: item.since, until: item.by }, now)} isSmall />
            )}
            <When item={item} now={now} />
          </span>
          <a
            className={
              hasStep && index === 0 && isCallNow(item)
                ? `button ${styles.go}`
                : `quiet ${styles.go}`
            }
            href={item.link}
            aria-label={`${isCallNow(item) ? words.call : words.open}: ${nameOf(item)}`}
          >
            {isCallNow(item) ? words.call : words.open}
          </a>
        </li>
      ))}
    </ul>
  )
}

const isCallNow = ({ kind, isWaiting }: QueueItem) => kind === 'call' && !isWaiting

function nameOf(item: QueueItem): string {
  const where = placeOf(item)
  if (item.kind === 'call') return `${isolate(item.name ?? '')}, ${where}`
  return words.offer.replace('{what}', `${lowerFirst(item.service)}, ${where}`)
}

function aboutOf({ kind, service, detail, feeCents }: QueueItem): string {
  const fee = words.fee.replace('{fee}', formatCents(feeCents))
  const parts = kind === 'call' ? [service, detail] : [detail, fee]
  return parts.filter(Boolean).join(', ')
}

function When({ item, now }: { item: QueueItem; now: string }) {
  const { kind, by, from, isWaiting } = item
  const clock = clockAt(now)
  if (isWaiting) return words.waits
  const left = formatLeft(by, now, { isShort: true })
  const rest = left && <Sentence of={words.left} with={{ left: together(left) }} />
  if (kind === 'offer') {
    const day = formatDay(by, clock)
    const time = together(formatTime(by, clock.timeZone))
    const at = <time dateTime={by}>{day === 'Today' ? time : `${lowerFirst(day)}, ${time}`}</time>
    return (
      <>
        <Sentence of={words.lapses} with={{ at }} />
        {rest}
      </>
    )
  }
  const deadline = <ShortDeadline at={by} clock={clock} />
  if (Date.parse(by) <= Date.parse(now))
    return (
      <span className={styles.late}>
        <Sentence of={words.overdue} with={{ by: deadline }} />
      </span>
    )
  if (from)
    return (
      <Sentence
        of={words.callWindow}
        with={{ window: <Hours window={{ from, until: by }} clock={clock} /> }}
      />
    )
  return (
    <>
      <Sentence of={words.callBy} with={{ by: deadline }} />
      {rest}
    </>
  )
}
