import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { askedWords, standingWords, timeWords } from '#content/pages/my-enquiry-standing.ts'
import { brand } from '../brand.ts'
import { ChooseTime } from './ChooseTime.tsx'
import { contactWordsOf } from './contact.ts'
import { DidWeCall } from './DidWeCall.tsx'
import { Done } from './Done.tsx'
import { asksForTime, expectedOf, isMissed } from './expected.ts'
import { Feedback } from './Feedback.tsx'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'
import { Sky } from './Sky.tsx'
import styles from './Top.module.css'
import { clockAt, Hours, Moment, ShortDeadline } from './times.tsx'
import { WhenExpected } from './WhenExpected.tsx'
import { YourHouse } from './YourHouse.tsx'

/** Where the enquiry stands, when something happens, and the one next step. */
export function Top({ enquiry }: { enquiry: MyEnquiry }) {
  const card = cardOf(enquiry)
  return (
    <Sky
      subject={myEnquiry.title}
      heading={<Heading enquiry={enquiry} />}
      lead={<Lead enquiry={enquiry} />}
      step={
        <>
          <Done enquiry={enquiry} acts={doneAbove} />
          <NextStep enquiry={enquiry} />
        </>
      }
      card={card}
      picture={
        <YourHouse
          house={enquiry.house}
          isPlain={enquiry.standing === 'withdrawn'}
          side={card ? 'left' : 'right'}
          decorative={enquiry.kind === 'question'}
        />
      }
    />
  )
}

const doneAbove = ['choose-time', 'called', 'missed', 'feedback', 'stop-asking'] as const

function Heading({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise } = enquiry
  const { what, answers, spoken } = contactWordsOf(enquiry)
  const clock = clockAt(enquiry.now)
  if (isMissed(enquiry)) return timeWords.missed
  if (standing === 'asked') return answers.heading
  if (standing === 'spoken') return spoken.heading
  if (standing === 'not called' && !promise.newPromiseBy) return standingWords[standing].heading
  if (standing !== 'waiting' && standing !== 'not called') return standingWords[standing].heading
  const { window, by } = expectedOf(promise)
  return (
    <>
      {what}{' '}
      {window ? <Hours window={window} clock={clock} /> : <ShortDeadline at={by} clock={clock} />}
    </>
  )
}

function Lead({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise, kind } = enquiry
  const words = contactWordsOf(enquiry)
  const clock = clockAt(enquiry.now)
  const moment = (at: string | null) => at && <Moment at={at} clock={clock} />
  if (isMissed(enquiry)) return standingWords.missed
  switch (standing) {
    case 'waiting':
      if (promise.newPromiseBy) {
        const when = <WhenExpected promise={{ ...promise, newPromiseBy: null }} clock={clock} />
        return <Sentence of={standingWords.late} with={{ call: words.verb, when }} />
      }
      if (promise.chosen) return <Sentence of={words.chosen} with={whereFrom} />
      return standingWords.waiting[kind]
    case 'asked':
      return (
        <Sentence
          of={words.whenPast}
          with={{ when: <WhenExpected promise={promise} clock={clock} /> }}
        />
      )
    case 'not called':
      return `${words.notCalled} ${standingWords[standing][promise.newPromiseBy ? 'newTime' : 'lead']}`
    case 'spoken':
      return <Sentence of={words.spoken.lead} with={{ when: moment(enquiry.contactedAt) }} />
    case 'quoted':
      return <Sentence of={standingWords.quoted.lead} with={{ when: moment(enquiry.quotedAt) }} />
    case 'decided':
      return (
        <Sentence of={standingWords.decided.lead} with={{ when: moment(enquiry.finishedAt) }} />
      )
    case 'withdrawn':
      return (
        <Sentence of={standingWords.withdrawn.lead} with={{ when: moment(enquiry.withdrawnAt) }} />
      )
  }
}

const whereFrom = {
  number: (
    <a className={styles.number} href={`tel:${brand.phone.link}`}>
      {brand.phone.label}
    </a>
  ),
  email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
}

function NextStep({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise, kind, token } = enquiry
  if (standing === 'spoken' && enquiry.done !== 'called')
    return (
      <Post token={token} act="not-called" className={styles.aside}>
        {contactWordsOf(enquiry).notSo}{' '}
        <button type="submit" className={field.link}>
          {askedWords.tellUs}
        </button>
      </Post>
    )
  if (standing === 'quoted')
    return (
      <a className={`button ${styles.step}`} href={myEnquiry.check.path}>
        {myEnquiry.check.label}
      </a>
    )
  if (standing !== 'waiting' || !expectedOf(promise).window || asksForTime(enquiry)) return
  return (
    <>
      <a
        className={`button ${styles.step}`}
        href={`/my-enquiry/call.ics?${new URLSearchParams({ token })}`}
        download=""
      >
        {myEnquiry.calendar}
      </a>
      {kind === 'quotes' && (
        <p className={styles.aside}>
          {myEnquiry.beforeCall[0]}
          <br />
          {myEnquiry.beforeCall[1]}
        </p>
      )}
    </>
  )
}

function cardOf(enquiry: MyEnquiry): ReactNode {
  if (asksForTime(enquiry)) return <ChooseTime enquiry={enquiry} missed={isMissed(enquiry)} />
  if (enquiry.standing === 'asked') return <DidWeCall enquiry={enquiry} />
  return enquiry.feedback === 'ask' && enquiry.standing !== 'withdrawn' ? (
    <Feedback enquiry={enquiry} />
  ) : undefined
}
