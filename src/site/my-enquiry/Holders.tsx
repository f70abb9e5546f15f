import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { countWord, numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { hoursOf, isPast, momentOf } from '../link-page/moments.tsx'
import { PhoneLink } from '../link-page/PhoneLink.tsx'
import { Post } from '../link-page/Post.tsx'
import { Reasons } from '../link-page/Reasons.tsx'
import { channelOf, contactBy, contactWordsOf, countGiven, installersOf } from './contact.ts'
import { Done } from './Done.tsx'
import { expectedOf, whenExpected } from './expected.tsx'
import styles from './Holders.module.css'
import type { Holder, HolderInstaller, MyEnquiry } from './my-enquiry.ts'

const words = myEnquiry.holders

/** Everybody who has the visitor's details, or had them. */
export function Holders({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, holders } = enquiry
  const isWithdrawn = standing === 'withdrawn'
  return (
    <>
      <h2>{isWithdrawn ? words.headingBefore : words.heading}</h2>
      <Done enquiry={enquiry} acts={['stop-one', 'let-others-call']} />
      {holders.map((holder) => {
        const props = { holder, enquiry }
        const isOver = isWithdrawn || holder.stoppedAt
        const identity = holder.installer?.identity
        return (
          <div key={holder.id} className={styles.holder}>
            <h3>{holder.name}</h3>
            {identity && <p className={styles.identity}>{identity}</p>}
            {isOver ? <Before {...props} /> : <Facts {...props} />}
            {!isOver && holder.canStop && <Stop {...props} />}
          </div>
        )
      })}
      {!isWithdrawn && <Others enquiry={enquiry} />}
      <NobodyElse enquiry={enquiry} />
    </>
  )
}

/** Who calls first where several have accepted, and a press by which the others may call too. */
function Others({ enquiry }: { enquiry: MyEnquiry }) {
  const [first, ...others] = installersOf(enquiry)
  const waits = others.find(({ installer: { callsFrom } }) => callsFrom)?.installer.callsFrom
  if (!first || !waits) return
  return (
    <Post
      token={enquiry.token}
      act="let-others-call"
      at="holders"
      className={styles.others}
      button={words.others.button}
    >
      <p>{fill(words.others.text, { name: first.name, when: momentOf(waits, enquiry.now) })}</p>
    </Post>
  )
}

function NobodyElse({
  enquiry: { standing, kind, caller, asked, prices },
}: {
  enquiry: MyEnquiry
}) {
  const { nobodyElse } = words
  const isWithdrawn = standing === 'withdrawn'
  const ofCaller = caller === 'us' || kind !== 'quotes' ? nobodyElse[kind] : nobodyElse[caller]
  const of = prices && caller === 'sought' ? nobodyElse.prices : ofCaller
  const Count = capitalise(numberWord(asked))
  return (
    <p className={styles.nobody}>
      {fill(isWithdrawn ? nobodyElse.withdrawn : of, { most: numberWord(brand.maxInstallers) })}
      {!isWithdrawn && asked > 0 && (
        <> {fill(words.asked[asked === 1 ? 'one' : 'more'], { Count })}</>
      )}
    </p>
  )
}

type Props = { holder: Holder; enquiry: MyEnquiry }

function Facts({ holder, enquiry }: Props) {
  const whose = holder.kind === 'us' ? 'us' : 'them'
  const details = {
    reach: reachOf(enquiry),
    answers: countWord(countGiven(enquiry), 'answer'),
  }
  const call = callOf(holder, enquiry)
  return (
    <dl>
      <Fact name={words.since}>{momentOf(holder.since, enquiry.now)}</Fact>
      <Fact name={words.have[whose]}>{fill(words.details, details)}</Fact>
      {call && (
        <Fact name={fill(words.call[whose], { call: contactWordsOf(enquiry).verb })}>{call}</Fact>
      )}
      {holder.installer && <Why of={holder.installer} />}
    </dl>
  )
}

/** When they call and from which number, or write; nothing for those who don't. */
function callOf({ id, kind, installer }: Holder, enquiry: MyEnquiry): ReactNode {
  const { contactedAt, promise, now, caller, outside } = enquiry
  const [first] = installersOf(enquiry)
  const isCaller = kind === 'us' ? caller === 'us' && enquiry.kind === 'quotes' : first?.id === id
  const isAwaited = contactedAt === null && !isPast(expectedOf(promise).by, now)
  const waits = isCaller && isAwaited && !outside
  if (!waits && !installer) return
  const window = installer && contactBy(installer, enquiry).window
  const hasTime = waits || (window && !installer.hasSpoken)
  const when = <b>{window ? hoursOf(window, now, 'first') : whenExpected(enquiry, 'first')}</b>
  const isEmailFirst = channelOf(enquiry) === 'email'
  const mayCallLater = installer && enquiry.channels.some((channel) => channel !== 'email')
  if (isEmailFirst && !mayCallLater) return hasTime && <>{when}.</>
  const later = installer?.callsFrom
  const callWords = hasTime ? words.callFrom : later ? words.callLater : words.from
  const emailWords = hasTime ? words.writeFirst : words.numberOnly
  return (
    <>
      {fill(isEmailFirst ? emailWords : callWords, {
        When: when,
        number: installer ? <PhoneLink label={installer.phone} /> : <PhoneLink {...brand.phone} />,
        when: later && momentOf(later, now),
      })}
      {installer?.person && <> {fill(words.askFor, { person: installer.person })}</>}
    </>
  )
}

function Why({ of }: { of: HolderInstaller }) {
  const { suited } = of
  const turn = suited === 0 ? 'none' : suited === 1 ? 'one' : 'more'
  const link = <a href={words.paid.path}>{words.paid.link}</a>
  return (
    <Fact name={words.why}>
      <Reasons of={of} className={styles.reasons} />
      <p className={styles.turn}>
        {fill(words.turn[turn], { Count: capitalise(countWord(suited, 'installer')) })}{' '}
        {fill(words.paid.text, { link })}
      </p>
    </Fact>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A business that was told to stop, and ourselves once it is withdrawn. */
function Before({ holder: { kind, since, stoppedAt }, enquiry: { now, withdrawnAt } }: Props) {
  const stopped = stoppedAt ?? withdrawnAt
  if (kind === 'us' || !stopped) return <p>{words.weKeep}</p>
  const parts = { since: momentOf(since, now), when: momentOf(stopped, now) }
  return <p>{fill(words.before, parts)}</p>
}

function Stop({ holder: { id, name, installer }, enquiry }: Props) {
  const { token, problem, asked } = enquiry
  const { stop } = words
  const failed = problem?.act === 'stop-one' && problem.about === id
  const hasOthers = installersOf(enquiry).length > 1 || asked > 0
  const sure = installer
    ? fill(stop.installer[hasOthers ? 'sureOthers' : 'sure'], { name })
    : stop.sure
  return (
    <details className={styles.stop} open={failed} data-screen-only="">
      <summary className="quiet">{stop.label}</summary>
      <Post
        token={token}
        act="stop-one"
        at="holders"
        className={kit.sure}
        button={!installer && stop.button}
      >
        <input type="hidden" name="holder" value={id} />
        {failed && <p role="alert">{problem.message}</p>}
        <p>{sure}</p>
        {installer && (
          <>
            <button type="submit" className="quiet" name="another" value="yes">
              {stop.installer.another}
            </button>
            <button type="submit" className="quiet" name="another" value="no">
              {stop.installer.leave}
            </button>
          </>
        )}
      </Post>
    </details>
  )
}

/** What they can be reached by. Only where the brand asks by channel, and of a complaint, may there be no number. */
function reachOf({ hasEmail, boxes, phoneEnding, kind }: MyEnquiry): string {
  if ((boxes || kind === 'complaint') && !phoneEnding) return 'email'
  return hasEmail ? 'phone, email' : 'phone'
}
