import { firmWords } from '#content/pages/firm.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { Message } from '../../link-page/Message.tsx'
import { momentOf } from '../../link-page/moments.tsx'
import { TextField } from '../../link-page/TextField.tsx'
import { OfferPage } from '../../offer/OfferPage.tsx'
import type { Offer } from '../../offer/offer-page.ts'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import type { FirmFrame } from '../firm-page.ts'
import styles from './Enquiries.module.css'
import type { EnquiryEvent, EnquiryProps } from './enquiries.ts'

const words = firmWords.enquiry
const path = '/installer/enquiries'

type Props = EnquiryProps & { frame: FirmFrame }

/** An enquiry as the person signed in sees it: the page of its offer, and under it what their firm has recorded. */
export function EnquiryPage(props: Props) {
  const { frame, offer } = props
  const { done = '' } = frame
  const { standing, step } = offer
  const isOwn = standing === 'accepted' && !step
  return (
    <>
      <p className={`page ${styles.back}`}>
        {isListed(offer) ? (
          <a href={path}>{words.back}</a>
        ) : (
          <a href="/installer/today">{firmWords.today.heading}</a>
        )}
        {isOwn && <a href="#firm">{words.own}</a>}
      </p>
      <OfferPage offer={offer} />
      {(standing === 'returned' || standing === 'credited') && !step && (
        <section className={`${kit.section} ${firm.section}`}>
          <div className="page">
            <History {...props} />
          </div>
        </section>
      )}
      {isOwn && (
        <section className={`${kit.section} ${firm.section}`}>
          <div className={`page ${firm.columns}`} id="firm">
            <div>
              <Message done={firmWords.done[done]} problem={frame.problem?.message} />
              <Visit {...props} />
              <OnMyWay {...props} />
              <Note {...props} />
            </div>
            <div>
              <Give {...props} />
              <History {...props} />
            </div>
          </div>
        </section>
      )}
    </>
  )
}

/** Whether the list of enquiries has it: what was accepted once. */
function isListed({ standing, answeredAt }: Offer): boolean {
  if (standing === 'ended') return answeredAt !== null
  return ['accepted', 'returned', 'credited', 'consent-over'].includes(standing)
}

function Give({ id, whose, people }: Props) {
  const { give } = words
  return (
    <>
      <h2 className={firm.part}>{give.heading}</h2>
      <p className={firm.note}>{whose ? fill(give.whose, { name: whose.name }) : give.nobody}</p>
      {people.length > 0 ? (
        <FirmPost to={path} act="give" fields={{ offer: id }} className={firm.form}>
          <label htmlFor="to" className={kit.label}>
            {give.to}
          </label>
          <select id="to" name="to" className={kit.input} defaultValue={whose?.id ?? ''}>
            <option value="">{give.office}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
          <button type="submit" className={`quiet ${kit.save}`}>
            {give.button}
          </button>
        </FirmPost>
      ) : (
        <FirmPost
          to={path}
          act="give-back"
          fields={{ offer: id }}
          className={firm.buttons}
          button={give.back}
        />
      )}
    </>
  )
}

function Visit({ id, visit, typed, frame }: Props) {
  const labels = words.visit
  return (
    <>
      <h2 className={firm.part}>
        {labels.heading} {visit && <small>{momentOf(visit.at, frame.now)}</small>}
      </h2>
      <FirmPost to={path} at="firm" act="visit" fields={{ offer: id }} className={firm.form}>
        <div className={firm.pair}>
          <div>
            <TextField
              id="day"
              label={labels.day}
              type="date"
              defaultValue={typed?.day || visit?.day}
              required
            />
          </div>
          <div>
            <TextField
              id="time"
              label={labels.time}
              type="time"
              defaultValue={typed?.time || visit?.time}
              required
            />
          </div>
        </div>
        <TextField
          id="address"
          label={labels.address}
          defaultValue={typed?.address || visit?.address}
          maxLength={300}
          autoComplete="off"
        />
        <button type="submit" className={`quiet ${kit.save}`}>
          {visit ? labels.change : labels.button}
        </button>
      </FirmPost>
      {visit && (
        <FirmPost
          to={path}
          act="visit"
          fields={{ offer: id, day: '', time: '', address: '' }}
          button={labels.none}
          look={`link ${kit.link}`}
        />
      )}
    </>
  )
}

/** Prepares words for the person's own messages: we send nothing. */
function OnMyWay({ visit, offer, mayText, frame }: Props) {
  const { way } = words
  if (!visit || !mayText || !offer.accepted) return
  const [first = ''] = offer.accepted.name.split(' ')
  const text = way.text
    .replace('{first}', first)
    .replace('{name}', frame.name)
    .replace('{firm}', frame.tradingName)
    .replace('{service}', (offer.summary?.service ?? '').toLowerCase())
  return (
    <>
      <h2 className={firm.part}>{way.heading}</h2>
      <p className={styles.words}>{text}</p>
      <p className={firm.buttons}>
        <a
          className="quiet"
          href={`sms:${offer.accepted.phone.link}?&body=${encodeURIComponent(text)}`}
        >
          {way.button}
        </a>
      </p>
      <p className={`muted ${firm.note}`}>{way.help}</p>
    </>
  )
}

function Note({ id, noteId, typed }: Props) {
  return (
    <>
      <h2 className={firm.part}>{words.note.label}</h2>
      <FirmPost
        to={path}
        at="firm"
        act="note"
        fields={{ offer: id, id: noteId }}
        className={firm.form}
      >
        <TextField
          id="text"
          label={words.note.help}
          defaultValue={typed?.text}
          rows={3}
          maxLength={2000}
          required
        />
        <button type="submit" className={`quiet ${kit.save}`}>
          {words.note.button}
        </button>
      </FirmPost>
    </>
  )
}

function History({ events, frame: { now } }: Props) {
  return (
    <>
      <h2 className={firm.part}>
        {words.happened.heading} <small>{words.happened.by}</small>
      </h2>
      <ol className={styles.history}>
        {events.map((event) => (
          <li key={event.id}>
            {momentOf(event.at, now)}
            <Event event={event} now={now} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Event({ event: { kind, who, text }, now }: { event: EnquiryEvent; now: string }) {
  const sentence = fill(words.events[kind] ?? kind, {
    who: <b dir="auto">{who ?? words.someone}</b>,
    text: text,
    outcome: words.outcomes[text] ?? text,
    moment: kind === 'visit' && text ? momentOf(text, now) : '',
  })
  return (
    <>
      {sentence}
      {kind === 'note' && <q dir="auto">{text}</q>}
    </>
  )
}
