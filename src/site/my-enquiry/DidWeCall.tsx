import { askedWords } from '#content/pages/my-enquiry-standing.ts'
import kit from '../link-page/link-page.module.css'
import { dateOf, dayAt } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { contactWordsOf } from './contact.ts'
import styles from './DidWeCall.module.css'
import { expectedOf } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'

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
