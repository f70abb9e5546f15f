import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'
import styles from './Yours.module.css'

const words = myEnquiry.yours

/** A copy, a way out, and the end of everything. The last two ask before they post. */
export function Yours({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, standing, hasEmail } = enquiry
  const isWithdrawn = standing === 'withdrawn'
  return (
    <>
      <h2>{words.heading}</h2>
      <ul className={styles.ways}>
        <li>
          <a href={`/my-enquiry/copy?${new URLSearchParams({ token })}`}>{words.copy.label}</a>
          <p>{words.copy.text}</p>
        </li>
        {!isWithdrawn && <Way act="withdraw" enquiry={enquiry} />}
        <Way act="erase" enquiry={enquiry} />
        {isWithdrawn && (
          <li>
            <a href="/">{words.again.label}</a>
            <p>{words.again.text}</p>
          </li>
        )}
      </ul>
      {!isWithdrawn && <p className={styles.link}>{hasEmail ? <LinkAgain /> : words.onlyLink}</p>}
    </>
  )
}

function LinkAgain() {
  return (
    <Sentence of={words.link} with={{ resend: <a href="/my-enquiry/link">{words.resend}</a> }} />
  )
}

function Way({ act, enquiry }: { act: 'withdraw' | 'erase'; enquiry: MyEnquiry }): ReactNode {
  const { token, problem, standing } = enquiry
  const { sure, button } = words[act]
  const { label, text } = standing === 'withdrawn' ? words.eraseNow : words[act]
  const failed = problem?.act === act
  return (
    <li>
      <details open={failed}>
        <summary>{label}</summary>
        <Post token={token} act={act} className={styles.sure}>
          {failed && <p role="alert">{problem.message}</p>}
          <p>{sure}</p>
          <button type="submit" className="quiet">
            {button}
          </button>
        </Post>
      </details>
      <p>{text}</p>
    </li>
  )
}
