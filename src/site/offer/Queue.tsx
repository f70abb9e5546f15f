import { chargesTax } from '#content/brand.ts'
import { installerWords } from '#content/pages/installer.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { formatDayOf } from '#domain/promise/format-time.ts'
import { formatCents } from '#estimate/format-money.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import {
  clockAt,
  hoursOf,
  isPast,
  lowerDay,
  shortDeadlineOf,
  timeOf,
  together,
} from '../link-page/moments.tsx'
import { Clock } from './Clock.tsx'
import { placeOf } from './heading.ts'
import { formatLeft } from './left.ts'
import type { QueueItem } from './offer-page.ts'
import styles from './Queue.module.css'

const words = installerWords.queue

type Props = {
  items: readonly QueueItem[]
  now: string
  /** Whether the first pending call is the one next step of the page. */
  hasStep?: boolean
}

/** Pending calls and open offers, in the order in which they should be looked at. */
export function Queue({ items, now, hasStep = false }: Props) {
  return (
    <ul className={styles.queue}>
      {items.map((item, index) => {
        const { link, isWaiting, since, by } = item
        const isCallNow = item.kind === 'call' && !isWaiting
        const press = isCallNow ? words.call : words.open
        const name = nameOf(item)
        return (
          <li key={link}>
            <b>
              <a href={link} dir="auto">
                {name}
              </a>
            </b>
            <span className={styles.sub}>{aboutOf(item)}</span>
            <span className={styles.when}>
              {!isWaiting && <Clock since={since} until={by} now={now} isSmall />}
              <When item={item} now={now} />
            </span>
            <a
              className={`${hasStep && index === 0 && isCallNow ? 'button' : 'quiet'} ${styles.go}`}
              href={link}
              aria-label={`${press}: ${name}`}
            >
              {press}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function nameOf(item: QueueItem): string {
  const where = placeOf(item)
  if (item.kind === 'call') return `${isolate(item.name ?? '')}, ${where}`
  return words.offer.replace('{what}', `${lowerFirst(item.service)}, ${where}`)
}

function aboutOf({ kind, service, detail, feeCents }: QueueItem): string {
  const fee = (chargesTax(brand) ? words.feeGst : words.fee).replace('{fee}', formatCents(feeCents))
  const parts = kind === 'call' ? [service, detail] : [detail, fee]
  return parts.filter(Boolean).join(', ')
}

function When({ item: { kind, by, from, isWaiting }, now }: { item: QueueItem; now: string }) {
  if (isWaiting) return words.waits
  const left = formatLeft(by, now, { isShort: true })
  const rest = left && fill(words.left, { left: together(left) })
  if (kind === 'offer') {
    const day = formatDayOf(by, clockAt(now))
    const time = timeOf(by)
    const at = <time dateTime={by}>{day === 'Today' ? time : `${lowerDay(day)}, ${time}`}</time>
    return (
      <>
        {fill(words.lapses, { at })}
        {rest}
      </>
    )
  }
  const deadline = { by: shortDeadlineOf(by, now) }
  if (isPast(by, now)) return <span className={styles.late}>{fill(words.overdue, deadline)}</span>
  if (from) return fill(words.callWindow, { window: hoursOf({ from, until: by }, now) })
  return (
    <>
      {fill(words.callBy, deadline)}
      {rest}
    </>
  )
}
