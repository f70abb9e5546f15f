import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import {
  askedWords,
  soughtWords,
  standingWords,
  timeWords,
} from '#content/pages/my-enquiry-standing.ts'
import { priceWords } from '#content/pages/prices.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { outsideOurArea } from '#edition/pages/success.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { hoursOf, momentOf, shortDeadlineOf } from '../link-page/moments.tsx'
import { PhoneLink } from '../link-page/PhoneLink.tsx'
import { Post } from '../link-page/Post.tsx'
import { Sky } from '../link-page/Sky.tsx'
import { ChooseTime } from './ChooseTime.tsx'
import { ChooseWay } from './ChooseWay.tsx'
import { choosingOf } from './choosing.ts'
import {
  answerPromisedTo,
  channelOf,
  contactBy,
  contactedWordsOf,
  contactWordsOf,
  installersOf,
  nextInstallerOf,
} from './contact.ts'
import { DidWeCall } from './DidWeCall.tsx'
import { Done } from './Done.tsx'
import { asksForTime, asksForWay, expectedOf, isMissed, whenExpected } from './expected.tsx'
import { Feedback } from './Feedback.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import { PricesStep, pricesHeading, pricesLead } from './PricesTop.tsx'
import styles from './Top.module.css'
import { YourHouse } from './YourHouse.tsx'

/** The state of the enquiry, when something happens, and the one next step. */
export function Top({ enquiry }: { enquiry: MyEnquiry }) {
  const card = cardOf(enquiry)
  return (
    <Sky
      subject={myEnquiry.title}
      heading={headingOf(enquiry)}
      lead={leadOf(enquiry)}
      step={
        <>
          {!enquiry.outside && <Done enquiry={enquiry} acts={doneAbove} />}
          {enquiry.across && (
            <p className={aside}>{fill(myEnquiry.across, { places: enquiry.across })}</p>
          )}
          <NextStep enquiry={enquiry} />
        </>
      }
      card={card}
      picture={
        <YourHouse
          house={enquiry.house}
          isPlain={enquiry.standing === 'withdrawn'}
          side={card ? 'left' : 'right'}
          decorative={enquiry.kind !== 'quotes'}
        />
      }
    />
  )
}

const aside = `${kit.small} ${styles.aside}`

const doneAbove = [
  'choose-way',
  'say-yes',
  'choose-time',
  'called',
  'missed',
  'not-called',
  'feedback',
  'stop-asking',
] as const

function headingOf(enquiry: MyEnquiry): ReactNode {
  const { standing, promise, outside, now } = enquiry
  const { what, answers } = contactWordsOf(enquiry)
  if (outside) return standingWords.outside
  const choosing = choosingOf(enquiry)
  if (choosing) return pricesHeading(enquiry, choosing)
  if (isMissed(enquiry)) return timeWords.missed
  if (standing === 'asked') return answers.heading
  if (standing === 'spoken') return contactedWordsOf(enquiry).spoken.heading
  if (standing === 'not called' && !promise.newPromiseBy) return standingWords[standing].heading
  if (standing !== 'waiting' && standing !== 'not called') return standingWords[standing].heading
  const { window, by } = expectedOf(promise)
  return (
    <>
      {what} {window ? hoursOf(window, now) : shortDeadlineOf(by, now)}
    </>
  )
}

function leadOf(enquiry: MyEnquiry): ReactNode {
  const { standing, promise, outside, now, neverReachedBy } = enquiry
  const words = contactWordsOf(enquiry)
  const name = installersOf(enquiry)[0]?.name
  const at = (moment: string | null) => ({ when: moment && momentOf(moment, now) })
  const page = <a href="#change">{outsideOurArea.thisPage}</a>
  if (outside) return fill(outsideOurArea.own, { state: outside, page })
  const choosing = choosingOf(enquiry)
  if (choosing) return pricesLead(enquiry, choosing)
  if (isMissed(enquiry)) return standingWords.missed
  switch (standing) {
    case 'waiting':
      return (
        <>
          {enquiry.prices && name && <>{fill(priceWords.agreed, { name })} </>}
          {waitingLeadOf(enquiry)}
        </>
      )
    case 'asked':
      if (neverReachedBy) return fill(askedWords.neverReached.lead, { name: neverReachedBy })
      return fill(enquiry.caller === 'sought' ? soughtWords.whenPast : words.whenPast, {
        call: words.verb,
        name,
        when: whenExpected(enquiry),
      })
    case 'not called': {
      const whose = enquiry.caller === 'installer' ? 'installer' : 'lead'
      const sorry = standingWords[standing][promise.newPromiseBy ? 'newTime' : whose]
      return (
        <>
          {words.notCalled} {fill(sorry, { name })}
        </>
      )
    }
    case 'spoken':
      return spokenLeadOf(enquiry)
    case 'quoted':
      return fill(standingWords.quoted.lead, at(enquiry.quotedAt))
    case 'decided':
      return fill(standingWords.decided.lead, at(enquiry.finishedAt))
    case 'withdrawn':
      return fill(standingWords.withdrawn.lead, at(enquiry.withdrawnAt))
  }
}

/** Before anybody has called: who does, and from which number. */
function waitingLeadOf(enquiry: MyEnquiry): ReactNode {
  const { promise, kind, caller, hasEmail } = enquiry
  const { waiting, late } = standingWords
  const { verb: call, chosen } = contactWordsOf(enquiry)
  const [first] = installersOf(enquiry)
  if (promise.newPromiseBy) {
    const when = whenExpected({ ...enquiry, promise: { ...promise, newPromiseBy: null } })
    return fill(late, { call, when })
  }
  if (first) {
    const { person, phone } = first.installer
    const who = person ? `${person} of ${first.name}` : first.name
    const number = <PhoneLink label={phone} />
    const writes = channelOf(enquiry) === 'email'
    return fill(promise.chosen ? chosen : waiting[writes ? 'installerWrites' : 'installer'], {
      who,
      number,
      call,
    })
  }
  if (caller === 'sought' && promise.chosen) return soughtWords.chosen
  if (caller === 'sought') return fill(waiting[hasEmail ? 'sought' : 'soughtSilently'], { call })
  const answer = answerPromisedTo(enquiry)
  if (kind === 'question' && answer) return `${waiting.answer} ${answer}.`
  if (!promise.chosen) return waiting[kind]
  const email = <a href={`mailto:${brand.email}`}>{brand.email}</a>
  return fill(chosen, { number: <PhoneLink {...brand.phone} />, email })
}

/** When we or an installer spoke with them, and what comes next: the installer that has it since, or the quote. */
function spokenLeadOf(enquiry: MyEnquiry): ReactNode {
  const { contactedAt, now } = enquiry
  const when = contactedAt && momentOf(contactedAt, now)
  const next = nextInstallerOf(enquiry)
  if (!next) return fill(contactedWordsOf(enquiry).spoken.lead, { when })
  const { window, from } = contactBy(next, enquiry)
  const { spokenNext } = standingWords
  const time = window ? hoursOf(window, now) : from && momentOf(from, now)
  return fill(spokenNext[window ? 'within' : from ? 'from' : 'soon'], {
    when,
    time,
    what: lowerFirst(contactWordsOf(enquiry).what),
    who: next.person ? `${next.person} of ${next.name}` : next.name,
  })
}

function NextStep({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, promise, kind, token, outside } = enquiry
  if (choosingOf(enquiry)) return <PricesStep enquiry={enquiry} />
  if (standing === 'spoken' && enquiry.done !== 'called')
    return (
      <Post
        token={token}
        act="not-called"
        className={aside}
        button={askedWords.tellUs}
        look={`link ${kit.link}`}
      >
        {contactedWordsOf(enquiry).notSo}{' '}
      </Post>
    )
  if (standing === 'quoted')
    return (
      <>
        <a className={`button ${styles.step}`} href={myEnquiry.check.path}>
          {myEnquiry.check.label}
        </a>
        <p className={aside}>
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
        <p className={aside}>
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
  if (asksForWay(enquiry)) return <ChooseWay enquiry={enquiry} />
  if (choosingOf(enquiry)) return
  if (asksForTime(enquiry)) return <ChooseTime enquiry={enquiry} missed={isMissed(enquiry)} />
  if (enquiry.standing === 'asked') return <DidWeCall enquiry={enquiry} />
  return enquiry.feedback === 'ask' && enquiry.standing !== 'withdrawn' ? (
    <Feedback enquiry={enquiry} />
  ) : undefined
}
