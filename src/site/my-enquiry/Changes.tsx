import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { timeWords } from '#content/pages/my-enquiry-standing.ts'
import { countWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { TextField } from '../link-page/TextField.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import styles from './Changes.module.css'
import { ChooseTime } from './ChooseTime.tsx'
import { WayRow } from './ChooseWay.tsx'
import { BoxFields, ChannelsRow } from './channels/ChannelRows.tsx'
import { channelOf, countGiven } from './contact.ts'
import { Done } from './Done.tsx'
import { asksForTime, whenExpected } from './expected.tsx'
import type { Act, MyEnquiry } from './my-enquiry.ts'
import { Row } from './Row.tsx'

const words = myEnquiry.change

const formOf = (token: string) => ({
  token,
  at: 'change',
  button: words.save,
  look: `quiet ${kit.save}`,
})

/** What the visitor can change: rows that open in place. */
export function Changes({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, answers, notes, phoneEnding, maskedEmail, problem, caller, outside, done } =
    enquiry
  const { boxes } = enquiry
  const problemOf = (act: Act) => (problem?.act === act ? problem : undefined)
  const isOpen = (act: Act) => problem?.act === act
  const form = formOf(token)
  return (
    <>
      <h2>{words.heading}</h2>
      <Done
        enquiry={enquiry}
        acts={['change-phone', 'change-channels', 'change-email', 'change-answer', 'add-note']}
      />
      {boxes && !phoneEnding && <p className={styles.noNumber}>{myEnquiry.noNumber}</p>}
      <div className={styles.rows}>
        <WayRow enquiry={enquiry} />
        <TimeRow enquiry={enquiry} />
        <ChannelsRow enquiry={enquiry} />
        {enquiry.kind !== 'complaint' && <PhoneRow enquiry={enquiry} />}
        <Row
          label={words.email.label}
          value={maskedEmail || words.email.none}
          opens={words.open.change}
          isOpen={isOpen('change-email')}
        >
          <Post {...form} act="change-email">
            <TextField
              id="change-email"
              label={words.email.ask}
              problem={problemOf('change-email')}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              required
            />
          </Post>
        </Row>
        <Row
          label={words.answers.label}
          value={capitalise(countWord(countGiven(enquiry), 'answer'))}
          opens={words.open.see}
          isOpen={isOpen('change-answer') || done === 'change-answer' || outside !== null}
        >
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <li key={answer.question}>
                <AnswerRow answer={answer} enquiry={enquiry} />
              </li>
            ))}
          </ul>
        </Row>
        <Row
          label={words.note[caller === 'us' ? 'us' : 'them']}
          value={notes.length === 0 ? words.note.none : capitalise(countWord(notes.length, 'note'))}
          opens={words.open.add}
          isOpen={isOpen('add-note') || done === 'add-note'}
        >
          <Notes enquiry={enquiry} />
          <Post {...form} act="add-note">
            <TextField
              id="add-note"
              label={words.note.ask}
              problem={problemOf('add-note')}
              name="note"
              rows={4}
              maxLength={2000}
              required
            />
          </Post>
        </Row>
      </div>
      <p className={`muted ${styles.reach}`} data-screen-only="">
        {words.reach[enquiry.kind]}
      </p>
    </>
  )
}

function PhoneRow({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, phoneEnding, boxes, problem } = enquiry
  const isTheirs = problem?.act === 'change-phone'
  return (
    <Row
      label={words.phone.label}
      value={
        boxes && !phoneEnding ? words.phone.none : fill(words.phone.masked, { ending: phoneEnding })
      }
      opens={words.open.change}
      isOpen={isTheirs}
    >
      <Post {...formOf(token)} act="change-phone">
        <TextField
          id="change-phone"
          label={words.phone.ask}
          problem={isTheirs ? problem : undefined}
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
          required
        />
        {boxes && <BoxFields boxes={boxes} isAnew />}
      </Post>
    </Row>
  )
}

/** Once a time is chosen, the card with the times has moved here. */
function TimeRow({ enquiry }: { enquiry: MyEnquiry }): ReactNode {
  const { times, caller } = enquiry
  if (asksForTime(enquiry) || times.length === 0) return
  const channel = timeWords.channels[channelOf(enquiry)]
  return (
    <Row
      label={words.time[caller === 'us' ? 'us' : 'them']}
      value={fill(`{When}. ${channel}`, { When: whenExpected(enquiry, 'first') })}
      opens={words.open.change}
      isOpen={false}
    >
      <ChooseTime enquiry={enquiry} inRow />
    </Row>
  )
}

function Notes({ enquiry: { notes, now } }: { enquiry: MyEnquiry }) {
  return (
    notes.length > 0 && (
      <ul className={styles.notes}>
        {notes.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {momentOf(at, now)}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    )
  )
}
