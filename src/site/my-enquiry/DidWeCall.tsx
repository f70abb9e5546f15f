import { askedWords } from '#content/pages/my-enquiry-standing.ts'
import { dayOf } from '#domain/calendar.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { contactWordsOf } from './contact.ts'
import styles from './DidWeCall.module.css'
import { expectedOf } from './expected.ts'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { clockAt } from './times.tsx'

const answers = ['called', 'missed', 'not-called'] as const

/** Asks whether we called. None of the answers is the one we would like, so none is gold. */
export function DidWeCall({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, now, promise, done, caller, neverReachedBy } = enquiry
  const follows = {
    ...askedWords.follows,
    ...(caller === 'us' ? {} : { missed: askedWords.missedThem }),
    ...(neverReachedBy ? { 'not-called': askedWords.neverReached['not-called'] } : {}),
  }
  const words = contactWordsOf(enquiry)
  const { by } = expectedOf(promise)
  const { timeZone } = clockAt(now)
  const [day, today] = [dayOf(new Date(by), timeZone), dayOf(new Date(now), timeZone)]
  return (
    <>
      <h2 className={field.heading}>
        {neverReachedBy ?? <time dateTime={day}>{formatDate(day, today)}</time>}
      </h2>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Post key={answer} token={token} act={answer}>
            <button type="submit" className={styles.answer}>
              {words.answers[answer]} <small>{follows[answer]}</small>
            </button>
          </Post>
        ))}
      </div>
      {done !== 'stop-asking' && (
        <Post token={token} act="stop-asking" className={styles.silence}>
          {askedWords.silence}{' '}
          <button type="submit" className={field.link}>
            {askedWords.stopAsking}
          </button>
        </Post>
      )}
    </>
  )
}
