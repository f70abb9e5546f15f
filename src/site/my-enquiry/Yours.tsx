import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { Post } from '../link-page/Post.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import styles from './Yours.module.css'

const words = myEnquiry.yours

/** A copy, a way out, and the end of everything. The last two ask before they post. */
export function Yours({ enquiry }: { enquiry: MyEnquiry }) {
  const { token, standing, hasEmail } = enquiry
  const isWithdrawn = standing === 'withdrawn'
  const resend = <a href="/my-enquiry/link">{words.resend}</a>
  return (
    <>
      <h2>{words.heading}</h2>
      <ul className={styles.ways}>
        <li>
          <a href={`/my-enquiry/copy?${new URLSearchParams({ token })}`}>{words.copy.label}</a>
          <p className="muted">{words.copy.text}</p>
        </li>
        {enquiry.receipts.map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} token={token} />
        ))}
        {!isWithdrawn && <Way act="withdraw" enquiry={enquiry} />}
        <Way act="erase" enquiry={enquiry} />
        {isWithdrawn && (
          <li>
            <a href="/">{words.again.label}</a>
            <p className="muted">{words.again.text}</p>
          </li>
        )}
      </ul>
      {!isWithdrawn && (
        <p className={`muted ${styles.link}`}>
          {hasEmail ? fill(words.link, { resend }) : words.onlyLink}
        </p>
      )}
    </>
  )
}

function Receipt({
  receipt: { id, kind, installer },
  token,
}: {
  receipt: MyEnquiry['receipts'][number]
  token: string
}) {
  const { text, check, path } = words.receipt
  return (
    <li>
      <a href={`/my-enquiry/receipt?${new URLSearchParams({ token, id })}`}>
        {fill(words.receipt[kind], { name: installer })}
      </a>
      <p className="muted">{fill(text, { check: <a href={path}>{check}</a> })}</p>
    </li>
  )
}

function Way({ act, enquiry }: { act: 'withdraw' | 'erase'; enquiry: MyEnquiry }) {
  const { token, problem, standing } = enquiry
  const { sure, button } = words[act]
  const { label, text } = standing === 'withdrawn' ? words.eraseNow : words[act]
  const failed = problem?.act === act
  return (
    <li>
      <details open={failed}>
        <summary>{label}</summary>
        <Post token={token} act={act} className={kit.sure} button={button}>
          {failed && <p role="alert">{problem.message}</p>}
          <p>{sure}</p>
        </Post>
      </details>
      <p className="muted">{text}</p>
    </li>
  )
}
