import { useLocalTime } from '../../../client/server-time.ts'
import { contactOutcomeLabels } from '../../../words/labels.ts'
import { formatDayAndTime, formatTime } from '../../../words/moments.ts'
import type { LeadDetails } from '../lead-query.ts'
import type { LeadNotice } from './lead-notices.ts'
import styles from './Ruler.module.css'
import { isFailedTry, layOutRuler } from './ruler-layout.ts'

/** The time until the promise as a line with the call attempts. Hidden from screen readers: the text above says the same. */
export function Ruler({
  lead,
  notices,
  until,
  nextTry,
}: {
  lead: LeadDetails & { promisedBy: string }
  notices: readonly LeadNotice[]
  /** What else must lie on it, in milliseconds since 1970. */
  until?: number | undefined
  /** When we call again if there is no answer, ISO 8601. */
  nextTry?: string | undefined
}) {
  const local = useLocalTime()
  const attempts = lead.contacts.filter(isFailedTry).map(({ at, outcome }) => ({
    at,
    text: `${formatDayAndTime(at, local)}, ${contactOutcomeLabels[outcome].toLowerCase()}`,
  }))
  const planned =
    nextTry && nextTry < lead.promisedBy
      ? [{ at: nextTry, text: `${formatDayAndTime(nextTry, local)} if no answer`, isPlanned: true }]
      : []
  const endText = lead.contactedAt
    ? `Reached ${formatDayAndTime(lead.contactedAt, local)}`
    : `Now ${formatTime(new Date(local.now).toISOString(), local.timeZone)}`
  const ruler = layOutRuler(
    { ...lead, attempts: [...attempts, ...planned], notices, until, endText },
    local.now,
  )
  const percent = (at: number) => `${at}%`
  return (
    <svg className={styles.ruler} height="62" aria-hidden="true">
      <rect y="30" width={percent(ruler.due)} height="10" rx="2" className={styles.track} />
      {!ruler.isLate && !lead.contactedAt && (
        <rect
          x={percent(ruler.end)}
          y="30"
          width={percent(ruler.due - ruler.end)}
          height="10"
          rx="2"
          className={styles.left}
        />
      )}
      {ruler.quarters.map(({ at, text, hasRoom }) => (
        <g key={at}>
          <line x1={percent(at)} x2={percent(at)} y1="30" y2="40" className={styles.quarter} />
          {hasRoom && (
            <text x={percent(at)} y="57" textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      {ruler.isLate && (
        <>
          <defs>
            <pattern
              id="over"
              width="7"
              height="12"
              patternUnits="userSpaceOnUse"
              patternTransform="skewX(-32)"
            >
              <rect width="7" height="12" className={styles.over} />
              <path d="M1 0v12" className={styles.hatch} />
            </pattern>
          </defs>
          <rect
            x={percent(ruler.due)}
            y="30"
            width={percent(ruler.end - ruler.due)}
            height="10"
            fill="url(#over)"
          />
        </>
      )}
      <line
        x1={percent(ruler.due)}
        x2={percent(ruler.due)}
        y1="24"
        y2="46"
        className={styles.due}
        data-over={ruler.isLate || undefined}
      />
      <line
        x1={percent(ruler.end)}
        x2={percent(ruler.end)}
        y1="24"
        y2="46"
        className={styles.now}
      />
      {ruler.notices.map(({ at, isSent }) => (
        <circle
          key={`${at} ${isSent}`}
          cx={percent(at)}
          cy="35"
          r="4"
          className={styles.notice}
          data-sent={isSent || undefined}
        />
      ))}
      {ruler.pins.map(({ at, text, side, isPlanned }) => (
        <g key={`${at} ${text}`} className={styles.pin} data-planned={isPlanned || undefined}>
          <title>{text}</title>
          <line x1={percent(at)} x2={percent(at)} y1="17" y2="30" />
          <circle cx={percent(at)} cy="16" r="3.5" />
          {side !== 'none' && (
            <text x={percent(at)} y="19" dx={side === 'start' ? 8 : -8} textAnchor={side}>
              {text}
            </text>
          )}
        </g>
      ))}
      <text x="0" y="57">
        Arrived {formatDayAndTime(lead.receivedAt, local)}
      </text>
      <text
        x={percent(ruler.due)}
        y="57"
        textAnchor={ruler.dueText}
        className={styles.dueText}
        data-over={ruler.isLate || undefined}
      >
        Promised by {formatDayAndTime(lead.promisedBy, local)}
      </text>
      {ruler.endText.side !== 'none' && (
        <text
          x={percent(ruler.end)}
          y={ruler.endText.isBelow ? 57 : 19}
          dx={ruler.endText.side === 'end' ? 0 : 8}
          textAnchor={ruler.endText.side}
          className={styles.nowText}
        >
          {endText}
        </text>
      )}
    </svg>
  )
}
