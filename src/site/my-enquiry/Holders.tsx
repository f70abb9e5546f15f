import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { countWord, numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { brand } from '../brand.ts'
import { contactWordsOf, installersOf } from './contact.ts'
import { Done } from './Done.tsx'
import { expectedOf } from './expected.ts'
import styles from './Holders.module.css'
import type { Holder, HolderInstaller, MyEnquiry } from './my-enquiry.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'
import { Tick } from './Tick.tsx'
import { clockAt, Moment } from './times.tsx'
import { WhenExpected } from './WhenExpected.tsx'

const words = myEnquiry.holders

/** Everybody who has the visitor's details, or had them. */
export function Holders({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, holders } = enquiry
  const isWithdrawn = standing === 'withdrawn'
  return (
    <>
      <h2>{isWithdrawn ? words.headingBefore : words.heading}</h2>
      <Done enquiry={enquiry} acts={['stop-one', 'let-others-call']} />
      {holders.map((holder) => (
        <div key={holder.id} className={styles.holder}>
          <h3>{holder.name}</h3>
          {holder.installer && (
            <p className={styles.abn}>
              <Sentence of={words.abn} with={{ abn: holder.installer.abn }} />
            </p>
          )}
          {isWithdrawn || holder.stoppedAt ? (
            <Before holder={holder} enquiry={enquiry} />
          ) : (
            <Facts holder={holder} enquiry={enquiry} />
          )}
          {!isWithdrawn && holder.canStop && !holder.stoppedAt && (
            <Stop holder={holder} enquiry={enquiry} />
          )}
        </div>
      ))}
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
    <Post token={enquiry.token} act="let-others-call" at="holders" className={styles.others}>
      <p>
        <Sentence
          of={words.others.text}
          with={{ name: first.name, when: <Moment at={waits} clock={clockAt(enquiry.now)} /> }}
        />
      </p>
      <button type="submit" className="quiet">
        {words.others.button}
      </button>
    </Post>
  )
}

function NobodyElse({ enquiry: { standing, kind, caller, asked } }: { enquiry: MyEnquiry }) {
  const { nobodyElse } = words
  const isWithdrawn = standing === 'withdrawn'
  const of = caller === 'us' || kind === 'question' ? nobodyElse[kind] : nobodyElse[caller]
  return (
    <p className={styles.nobody}>
      <Sentence
        of={isWithdrawn ? nobodyElse.withdrawn : of}
        with={{ most: numberWord(brand.maxInstallers) }}
      />
      {!isWithdrawn && asked > 0 && (
        <>
          {' '}
          <Sentence
            of={words.asked[asked === 1 ? 'one' : 'more']}
            with={{ Count: capitalise(numberWord(asked)) }}
          />
        </>
      )}
    </p>
  )
}

type Props = { holder: Holder; enquiry: MyEnquiry }

function Facts({ holder, enquiry }: Props) {
  const { hasEmail, answers, now } = enquiry
  const given = answers.filter(({ answer }) => answer).length
  const details = {
    reach: hasEmail ? 'phone, email' : 'phone',
    answers: countWord(given, 'answer'),
  }
  const call = callOf(holder, enquiry)
  return (
    <dl>
      <Fact name={words.since}>
        <Moment at={holder.since} clock={clockAt(now)} />
      </Fact>
      <Fact name={holder.kind === 'us' ? words.have.us : words.have.them}>
        <Sentence of={words.details} with={details} />
      </Fact>
      {call && (
        <Fact
          name={
            <Sentence
              of={words.call[holder.kind === 'us' ? 'us' : 'them']}
              with={{ call: contactWordsOf(enquiry).verb }}
            />
          }
        >
          {call}
        </Fact>
      )}
      {holder.installer && <Why of={holder.installer} />}
    </dl>
  )
}

/** When they call and from which number; undefined for who doesn't. */
function callOf({ id, kind, installer }: Holder, enquiry: MyEnquiry): ReactNode {
  const { contactedAt, promise, now, caller, outside } = enquiry
  const clock = clockAt(now)
  const [first] = installersOf(enquiry)
  const isCaller = kind === 'us' ? caller === 'us' && enquiry.kind === 'quotes' : first?.id === id
  const isAwaited = contactedAt === null && Date.parse(expectedOf(promise).by) > Date.parse(now)
  const waits = isCaller && isAwaited && !outside
  if (!waits && !installer) return
  const number = installer ? <PhoneLink label={installer.phone} /> : <PhoneLink {...brand.phone} />
  const When = (
    <b>
      <WhenExpected promise={promise} clock={clock} first />
    </b>
  )
  const later = installer?.callsFrom
  return (
    <>
      <Sentence
        of={waits ? words.callFrom : later ? words.callLater : words.from}
        with={{ When, number, when: later && <Moment at={later} clock={clock} /> }}
      />
      {installer?.person && (
        <>
          {' '}
          <Sentence of={words.askFor} with={{ person: installer.person }} />
        </>
      )}
    </>
  )
}

function Why({ of: { reasons, suited } }: { of: HolderInstaller }) {
  const turn = suited === 0 ? 'none' : suited === 1 ? 'one' : 'more'
  return (
    <Fact name={words.why}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Tick />
            {reason}
          </li>
        ))}
      </ul>
      <p className={styles.turn}>
        <Sentence
          of={words.turn[turn]}
          with={{ Count: capitalise(countWord(suited, 'installer')) }}
        />{' '}
        <Sentence
          of={words.paid.text}
          with={{ link: <a href={words.paid.path}>{words.paid.link}</a> }}
        />
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

/** Somebody who was told to stop, and ourselves once it is withdrawn. */
function Before({ holder: { kind, since, stoppedAt }, enquiry }: Props) {
  const clock = clockAt(enquiry.now)
  const stopped = stoppedAt ?? enquiry.withdrawnAt
  if (kind === 'us' || !stopped) return <p>{words.weKeep}</p>
  return (
    <p>
      <Sentence
        of={words.before}
        with={{
          since: <Moment at={since} clock={clock} />,
          when: <Moment at={stopped} clock={clock} />,
        }}
      />
    </p>
  )
}

function Stop({ holder: { id, name, installer }, enquiry }: Props) {
  const { token, problem, asked } = enquiry
  const { stop } = words
  const failed = problem?.act === 'stop-one' && problem.about === id
  const hasOthers = installersOf(enquiry).length > 1 || asked > 0
  return (
    <details className={styles.stop} open={failed}>
      <summary className="quiet">{stop.label}</summary>
      <Post token={token} act="stop-one" at="holders" className={styles.sure}>
        <input type="hidden" name="holder" value={id} />
        {failed && <p role="alert">{problem.message}</p>}
        {installer ? (
          <>
            <p>
              <Sentence of={stop.installer[hasOthers ? 'sureOthers' : 'sure']} with={{ name }} />
            </p>
            <button type="submit" className="quiet" name="another" value="yes">
              {stop.installer.another}
            </button>
            <button type="submit" className="quiet" name="another" value="no">
              {stop.installer.leave}
            </button>
          </>
        ) : (
          <>
            <p>{stop.sure}</p>
            <button type="submit" className="quiet">
              {stop.button}
            </button>
          </>
        )}
      </Post>
    </details>
  )
}
