import { answeredLines } from '#content/calling/call-lines.ts'
import { openingSentence } from '#content/calling/opening-sentence.ts'
import { formatHour } from '#domain/format-hour.ts'
import { callingCalendar, type Hours } from '#domain/promise/calling-calendar.ts'
import { holidayAreaOf } from '#domain/promise/holiday-area.ts'
import { callGuide } from '#edition/calling/call-guides.ts'
import { placeName } from '#estimate/place.ts'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { firstName, useOperatorName } from '../../client/use-operators.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { Moment } from '../../ui/Moment.tsx'
import { contactOutcomeLabels } from '../../words/labels.ts'
import { formatDay } from '../../words/moments.ts'
import { formatUntried } from '../lead/about/maybe-same.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import styles from './CallBody.module.css'

/** What to say and to ask: the answers in the call's order, the first sentence, and what was tried. */
export function CallBody({ lead }: { lead: LeadDetails }) {
  const { wants, stillToAsk } = callGuide(lead.form.slug)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.body} aria-label="What to say and to ask" tabIndex={0}>
      <section className={styles.answers} aria-labelledby="for-this-call">
        <h3 id="for-this-call" className={kit.notOnPhones}>
          For this call <small>{lead.form.title}</small>
        </h3>
        <Facts
          facts={[
            ['Wants', wants],
            ...answeredLines(lead.form.slug, lead.answered.filter(isAboutTheHouse)).map(
              ({ label, answer, more }) =>
                [
                  label,
                  <>
                    {answer} {more && <small>{more}</small>}
                  </>,
                ] as const,
            ),
            [
              'Still to ask',
              <span className={styles.ask}>
                {!lead.postcode && 'Which postcode? '}
                {isOnBorder(lead) && 'Which nation? Until you know, the holidays of both count. '}
                {stillToAsk}
              </span>,
            ],
          ]}
        />
      </section>
      <div className={styles.beside}>
        <Opening lead={lead} />
        <Tries lead={lead} />
        <MayWeCall lead={lead} />
      </div>
    </section>
  )
}

/** Whether their postcode is in two nations with different holidays, and it isn't known in which they live. */
function isOnBorder(lead: LeadDetails): boolean {
  return lead.postcode !== '' && holidayAreaOf(lead, brand.calling) === 'britain'
}

/** Contact details and the postcode are shown above. */
function isAboutTheHouse({ question }: { question: string }): boolean {
  return !question.startsWith('contact-') && question !== 'postcode'
}

function Opening({ lead }: { lead: LeadDetails }) {
  const operator = useOperator()
  const sentence = openingSentence(
    {
      form: lead.form.slug,
      visitor: firstName(lead.name),
      operator: firstName(operator.name),
      business: brand.name,
      place: placeName(lead.postcode) ?? '',
      askedAt: lead.receivedAt,
    },
    useLocalTime(),
  )
  return <blockquote className={`${kit.quote} ${styles.opening}`}>“{sentence}”</blockquote>
}

const channelIcons: Record<string, IconName> = { phone: 'call', sms: 'text', email: 'mail' }
const mostShown = 3

function Tries({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  const contacts = lead.contacts.toReversed().slice(0, mostShown)
  return (
    <section>
      <h3>Last tries</h3>
      {contacts.length === 0 ? (
        <p className={kit.note}>{formatUntried(lead)}</p>
      ) : (
        <ul className={styles.tries}>
          {contacts.map(({ id, at, by, who, channel, outcome }) => (
            <li key={id} className={`${kit.withMark} ${kit.small}`}>
              <Icon name={channelIcons[channel] ?? 'call'} size={14} />
              <span>
                <Moment at={at} way="withToday" />,{' '}
                {by === 'visitor' ? 'the visitor' : who ? nameOf(who) : 'a colleague'},{' '}
                {contactOutcomeLabels[outcome].toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MayWeCall({ lead }: { lead: LeadDetails }) {
  const local = useLocalTime()
  const { lawful, desk } = callingCalendar(brand.calling, lead)
  const { until, withdrawnAt } = lead.consent
  const day = until && formatDay(until.slice(0, 10), local)
  return (
    <section>
      <h3>May we call?</h3>
      <p className={kit.note}>
        {withdrawnAt
          ? 'No: the visitor took the enquiry back.'
          : `Yes: calls, texts and email about this enquiry${day ? ` until ${day}` : ''}.`}{' '}
        Weekdays {hourWords(lawful.weekdays)}; our desk closes at {formatClosing(desk.weekdays.to)}.
      </p>
    </section>
  )
}

function hourWords({ from, to }: Hours): string {
  return `${formatClosing(from)} to ${formatClosing(to)}`
}

/** '5:30 pm' of 17.5. */
function formatClosing(hour: number): string {
  return formatHour(Math.floor(hour), Math.round((hour % 1) * 60))
}
