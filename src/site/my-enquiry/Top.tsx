import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import {
  askedWords,
  soughtWords,
  standingWords,
  timeWords,
} from '#content/pages/my-enquiry-standing.ts'
import { outsideVictoria } from '#edition/pages/success.ts'
import { brand } from '../brand.ts'
import { ChooseTime } from './ChooseTime.tsx'
import { contactWordsOf, installersOf } from './contact.ts'
import { DidWeCall } from './DidWeCall.tsx'
import { Done } from './Done.tsx'
import { asksForTime, expectedOf, isMissed } from './expected.ts'
import { Feedback } from './Feedback.tsx'
import field from './Field.module.css'
import type { MyEnquiry } from './my-enquiry.ts'
import { PhoneLink } from './PhoneLink.tsx'
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
          {!enquiry.outside && <Done enquiry={enquiry} acts={doneAbove} />}
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

const doneAbove = [
  'choose-time',
  'called',
  'missed',
  'not-called',
  'feedback',
  'stop-asking',
] as const

function Heading({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise, outside } = enquiry
  const { what, answers } = contactWordsOf(enquiry)
  const clock = clockAt(enquiry.now)
  if (outside) return standingWords.outside
  if (isMissed(enquiry)) return timeWords.missed
  if (standing === 'asked') return answers.heading
  if (standing === 'spoken') return spokenWordsOf(enquiry).heading
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
  const { standing, promise, kind, caller, outside } = enquiry
  const words = contactWordsOf(enquiry)
  const first = installersOf(enquiry)[0]
  const verb = words.verb
  const clock = clockAt(enquiry.now)
  const moment = (at: string | null) => at && <Moment at={at} clock={clock} />
  if (outside)
    return (
      <Sentence
        of={outsideVictoria.own}
        with={{ state: outside, page: <a href="#change">{outsideVictoria.thisPage}</a> }}
      />
    )
  if (isMissed(enquiry)) return standingWords.missed
  switch (standing) {
    case 'waiting':
      if (promise.newPromiseBy) {
        const when = <WhenExpected promise={{ ...promise, newPromiseBy: null }} clock={clock} />
        return <Sentence of={standingWords.late} with={{ call: verb, when }} />
      }
      if (first)
        return (
          <Sentence
            of={promise.chosen ? words.chosen : standingWords.waiting.installer}
            with={{ ...whoCalls(first), call: verb }}
          />
        )
      if (caller === 'sought')
        return promise.chosen ? (
          soughtWords.chosen
        ) : (
          <Sentence
            of={standingWords.waiting[enquiry.hasEmail ? 'sought' : 'soughtSilently']}
            with={{ call: verb }}
          />
        )
      return promise.chosen ? (
        <Sentence of={words.chosen} with={whereFrom} />
      ) : (
        standingWords.waiting[kind]
      )
    case 'asked':
      if (enquiry.neverReachedBy)
        return (
          <Sentence of={askedWords.neverReached.lead} with={{ name: enquiry.neverReachedBy }} />
        )
      return (
        <Sentence
          of={caller === 'sought' ? soughtWords.whenPast : words.whenPast}
          with={{
            call: verb,
            name: first?.name,
            when: <WhenExpected promise={promise} clock={clock} />,
          }}
        />
      )
    case 'not called':
      return (
        <>
          {words.notCalled}{' '}
          <Sentence of={standingWords[standing][sorryFor(enquiry)]} with={{ name: first?.name }} />
        </>
      )
    case 'spoken':
      return (
        <Sentence of={spokenWordsOf(enquiry).lead} with={{ when: moment(enquiry.contactedAt) }} />
      )
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

function sorryFor(enquiry: MyEnquiry): 'newTime' | 'installer' | 'lead' {
  if (enquiry.promise.newPromiseBy) return 'newTime'
  return enquiry.caller === 'installer' ? 'installer' : 'lead'
}

/** 'We’ve spoken', or an installer has. */
function spokenWordsOf(enquiry: MyEnquiry) {
  return contactWordsOf({ ...enquiry, caller: enquiry.spokenWith ? 'installer' : 'us' }).spoken
}

/** 'Minh Nguyen of Hobbs & Nguyen Solar', and the number. */
function whoCalls({ name, installer: { person, phone } }: ReturnType<typeof installersOf>[number]) {
  return {
    who: person ? `${person} of ${name}` : name,
    number: <PhoneLink label={phone} />,
  }
}

const whereFrom = {
  number: <PhoneLink {...brand.phone} />,
  email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
}

function NextStep({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise, kind, token, outside } = enquiry
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
      <>
        <a className={`button ${styles.step}`} href={myEnquiry.check.path}>
          {myEnquiry.check.label}
        </a>
        <p className={styles.aside}>
          {myEnquiry.compare.ask} <a href={myEnquiry.compare.path}>{myEnquiry.compare.label}</a>
        </p>
      </>
    )
  if (outside || standing !== 'waiting' || !expectedOf(promise).window || asksForTime(enquiry))
    return
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
  if (enquiry.outside) return
  if (asksForTime(enquiry)) return <ChooseTime enquiry={enquiry} missed={isMissed(enquiry)} />
  if (enquiry.standing === 'asked') return <DidWeCall enquiry={enquiry} />
  return enquiry.feedback === 'ask' && enquiry.standing !== 'withdrawn' ? (
    <Feedback enquiry={enquiry} />
  ) : undefined
}
