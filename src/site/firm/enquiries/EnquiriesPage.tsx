import { firmWords } from '#content/pages/firm.ts'
import { enquiryStates } from '#domain/offer/enquiry-state.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { formatCents, formatShortCents } from '#estimate/format-money.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { dayAt, isPast, momentOf, shortDeadlineOf } from '../../link-page/moments.tsx'
import { placeOf } from '../../offer/heading.ts'
import firm from '../Firm.module.css'
import { FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import styles from './Enquiries.module.css'
import type { EnquiriesProps, ListedEnquiry } from './enquiries.ts'
import { StateShape } from './StateShape.tsx'

const words = firmWords.enquiries
const path = '/installer/enquiries'

type Props = EnquiriesProps & { frame: FirmFrame }

/** All accepted enquiries, with their state and what is next. */
export function EnquiriesPage(props: Props) {
  const { frame, total, enquiries, more } = props
  const lead = frame.role === 'office' ? fill(words.lead, { count: total }) : words.leadOwn
  return (
    <FirmTop frame={frame} heading={words.heading} lead={lead}>
      <Search {...props} />
      <Filters {...props} />
      {enquiries.length === 0 ? (
        <p className={firm.note}>{words.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {words.head.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {enquiries.map((one) => (
              <Enquiry key={one.link} enquiry={one} now={frame.now} />
            ))}
          </tbody>
        </table>
      )}
      <p className={`muted ${firm.note}`}>
        {more && (
          <>
            <a href={`${path}${more.link}`}>{fill(words.more, { count: more.count })}</a>.{' '}
          </>
        )}
        {words.gone}
      </p>
      {frame.role === 'office' && (
        <p className={`muted ${firm.note}`}>
          <a href={`${path}/file`}>{words.csv}</a>. {words.file}
        </p>
      )}
    </FirmTop>
  )
}

function Search({ q, state }: Props) {
  return (
    <form method="get" action={path} className={styles.search}>
      <label htmlFor="q" className="visually-hidden">
        {words.search}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        className={kit.input}
        placeholder={words.search}
        defaultValue={q}
        maxLength={100}
      />
      {state && <input type="hidden" name="state" value={state} />}
      <button type="submit" className="quiet">
        {words.searchButton}
      </button>
    </form>
  )
}

function Filters({ q, state, counts }: Props) {
  const linkTo = (one: string) =>
    `${path}?${new URLSearchParams({ ...(q && { q }), ...(one && { state: one }) })}`
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ul className={styles.filters}>
      <li>
        <a href={linkTo('')} aria-current={state === null ? 'true' : undefined}>
          {words.all} <b>{all}</b>
        </a>
      </li>
      {enquiryStates
        .filter((one) => counts[one] > 0 || one === state)
        .map((one) => (
          <li key={one}>
            <a href={linkTo(one)} aria-current={state === one ? 'true' : undefined}>
              {words.states[one]} <b>{counts[one]}</b>
            </a>
          </li>
        ))}
    </ul>
  )
}

function Enquiry({ enquiry, now }: { enquiry: ListedEnquiry; now: string }) {
  const { link, name, service, state, quotedCents, whose, acceptedAt, feeCents } = enquiry
  const today = dayAt(now)
  return (
    <tr>
      <td className={styles.who}>
        <a href={link} dir="auto">
          {name ?? words.removed}
        </a>
        <small>{placeOf(enquiry)}</small>
      </td>
      <td data-head={words.head[1]}>{service}</td>
      <td data-head={words.head[2]}>
        <StateShape state={state} isLate={isLate(enquiry, now)} /> {words.states[state]}
        {quotedCents !== null && ` ${formatShortCents(quotedCents)}`}
      </td>
      <td data-head={words.head[3]}>
        <Next enquiry={enquiry} now={now} />
      </td>
      <td data-head={words.head[4]}>{whose ?? words.whose.nobody}</td>
      <td data-head={words.head[5]}>{formatDayOfYear(dayAt(acceptedAt), today)}</td>
      <td data-head={words.head[6]}>
        {state === 'credited'
          ? fill(words.credited, { fee: formatCents(feeCents) })
          : formatCents(feeCents)}
      </td>
    </tr>
  )
}

function isLate({ next }: ListedEnquiry, now: string): boolean {
  return next?.kind === 'call' && isPast(next.at, now)
}

function Next({ enquiry: { next }, now }: { enquiry: ListedEnquiry; now: string }) {
  if (!next) return
  return next.kind === 'visit' ? momentOf(next.at, now) : shortDeadlineOf(next.at, now, 'first')
}
