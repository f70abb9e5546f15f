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
import { countGiven } from './contact.ts'
import { Done } from './Done.tsx'
import { asksForTime, whenExpected } from './expected.tsx'
import type { Act, MyEnquiry } from './my-enquiry.ts'
import { Row } from './Row.tsx'

const words = myEnquiry.change

/** What the visitor can change: rows that open in place. */
export function Changes({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, answers, notes, phoneEnding, problem, caller, outside, done } = enquiry
  const problemOf = (act: Act) => (problem?.act === act ? problem : undefined)
  const isOpen = (act: Act) => problem?.act === act
  const form = { token, at: 'change', button: words.save, look: `quiet ${kit.save}` }
  return (
    <>
      <h2>{words.heading}</h2>
      <Done enquiry={enquiry} acts={['change-phone', 'change-answer', 'add-note']} />
      <div className={styles.rows}>
        <TimeRow enquiry={enquiry} />
        <Row
          label={words.phone.label}
          value={fill(words.phone.masked, { ending: phoneEnding })}
          opens={words.open.change}
          isOpen={isOpen('change-phone')}
        >
          <Post {...form} act="change-phone">
            <TextField
              id="change-phone"
              label={words.phone.ask}
              problem={problemOf('change-phone')}
              type="tel"
              name="phone"
              autoComplete="tel"
              inputMode="tel"
              maxLength={40}
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

/** Once a time is chosen, the card with the times has moved here. */
function TimeRow({ enquiry }: { enquiry: MyEnquiry }): ReactNode {
  const { times, promise, caller } = enquiry
  if (asksForTime(enquiry) || times.length === 0) return
  const channel = timeWords.channels[promise.contactBy ?? 'phone']
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
