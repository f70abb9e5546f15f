import { askedWords } from '#content/pages/my-enquiry-standing.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { dateOf, dayAt, momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { contactWordsOf } from './contact.ts'
import styles from './DidWeCall.module.css'
import { expectedOf } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'

const answers = ['called', 'missed', 'not-called'] as const

/** Asks whether an installer called that says so, and lost the enquiry since it had recorded none. */
export function DidTheyCall({ enquiry: { token, now, saysCalled } }: { enquiry: MyEnquiry }) {
  if (!saysCalled) return
  const words = askedWords.saysCalled
  return (
    <>
      <h2>{fill(words.heading, { name: saysCalled.by })}</h2>
      <p>{fill(words.text, { when: momentOf(saysCalled.at, now) })}</p>
      <Post token={token} act="firm-called" at="holders" className={styles.answers}>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={`${kit.press} ${styles.answer}`}
          >
            {words[answer]}
          </button>
        ))}
      </Post>
    </>
  )
}

/** Asks whether we called. None of the answers is the one we would like, so none is gold. */
export function DidWeCall({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, now, promise, done, caller, neverReachedBy } = enquiry
  const follows = {
    ...askedWords.follows,
    ...(caller === 'us' ? {} : { missed: askedWords.missedThem }),
    ...(neverReachedBy ? { 'not-called': askedWords.neverReached['not-called'] } : {}),
  }
  const words = contactWordsOf(enquiry)
  return (
    <>
      <h2 className={kit.heading}>
        {neverReachedBy ?? dateOf(dayAt(expectedOf(promise).by), now)}
      </h2>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Post key={answer} token={token} act={answer}>
            <button type="submit" className={`${kit.press} ${styles.answer}`}>
              {words.answers[answer]} <small>{follows[answer]}</small>
            </button>
          </Post>
        ))}
      </div>
      {done !== 'stop-asking' && (
        <Post
          token={token}
          act="stop-asking"
          className={`muted ${styles.silence}`}
          button={askedWords.stopAsking}
          look={`link ${kit.link}`}
        >
          {askedWords.silence}{' '}
        </Post>
      )}
    </>
  )
}
