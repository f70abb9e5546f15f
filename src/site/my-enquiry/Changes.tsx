import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { timeWords } from '#content/pages/my-enquiry-standing.ts'
import { countWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { AnswerRow } from './AnswerRow.tsx'
import styles from './Changes.module.css'
import { ChooseTime } from './ChooseTime.tsx'
import { Done } from './Done.tsx'
import { asksForTime } from './expected.ts'
import type { Act, MyEnquiry } from './my-enquiry.ts'
import { NoteForm } from './NoteForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { Row } from './Row.tsx'
import { Sentence } from './Sentence.tsx'
import { clockAt, Moment } from './times.tsx'
import { WhenExpected } from './WhenExpected.tsx'

const words = myEnquiry.change
const ours = ['change-phone', 'change-answer', 'add-note'] as const satisfies Act[]

/** What the visitor can change: rows that open in place. */
export function Changes({ enquiry }: { enquiry: MyEnquiry }) {
  const { answers, notes, phoneEnding, problem, caller, outside } = enquiry
  const given = answers.filter(({ answer }) => answer).length
  const isOpen = (act: Act) => problem?.act === act
  return (
    <>
      <h2>{words.heading}</h2>
      <Done enquiry={enquiry} acts={ours} />
      <div className={styles.rows}>
        <TimeRow enquiry={enquiry} />
        <Row
          label={words.phone.label}
          value={<Sentence of={words.phone.masked} with={{ ending: phoneEnding }} />}
          opens={words.open.change}
          isOpen={isOpen('change-phone')}
        >
          <PhoneForm enquiry={enquiry} />
        </Row>
        <Row
          label={words.answers.label}
          value={capitalise(countWord(given, 'answer'))}
          opens={words.open.see}
          isOpen={isOpen('change-answer') || enquiry.done === 'change-answer' || outside !== null}
        >
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <AnswerRow key={answer.question} answer={answer} enquiry={enquiry} />
            ))}
          </ul>
        </Row>
        <Row
          label={words.note[caller === 'us' ? 'us' : 'them']}
          value={notes.length === 0 ? words.note.none : capitalise(countWord(notes.length, 'note'))}
          opens={words.open.add}
          isOpen={isOpen('add-note') || enquiry.done === 'add-note'}
        >
          <Notes enquiry={enquiry} />
          <NoteForm enquiry={enquiry} />
        </Row>
      </div>
      <p className={styles.reach}>{words.reach[enquiry.kind]}</p>
    </>
  )
}

/** Once a time is chosen, the card with the times has moved here. */
function TimeRow({ enquiry }: { enquiry: MyEnquiry }): ReactNode {
  const { times, promise, now, caller } = enquiry
  if (asksForTime(enquiry) || times.length === 0) return
  return (
    <Row
      label={words.time[caller === 'us' ? 'us' : 'them']}
      value={
        <>
          <WhenExpected promise={promise} clock={clockAt(now)} first />
          {`. ${timeWords.channels[promise.contactBy ?? 'phone']}`}
        </>
      }
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
            <Moment at={at} clock={clockAt(now)} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    )
  )
}
