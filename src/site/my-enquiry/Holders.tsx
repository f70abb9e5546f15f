import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { countWord } from '#content/words.ts'
import { brand } from '../brand.ts'
import { contactWordsOf } from './contact.ts'
import { Done } from './Done.tsx'
import { expectedOf } from './expected.ts'
import styles from './Holders.module.css'
import type { Holder, MyEnquiry } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'
import { clockAt, Moment } from './times.tsx'
import { WhenExpected } from './WhenExpected.tsx'

const words = myEnquiry.holders

/** Everybody who has the visitor's details, or had them. */
export function Holders({ enquiry }: { enquiry: MyEnquiry }) {
  const { standing, holders, kind } = enquiry
  const isWithdrawn = standing === 'withdrawn'
  return (
    <>
      <h2>{isWithdrawn ? words.headingBefore : words.heading}</h2>
      <Done enquiry={enquiry} acts={['stop-one']} />
      {holders.map((holder) => (
        <div key={holder.id} className={styles.holder}>
          <h3>{holder.name}</h3>
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
      <p className={styles.nobody}>{words.nobodyElse[isWithdrawn ? 'withdrawn' : kind]}</p>
    </>
  )
}

type Props = { holder: Holder; enquiry: MyEnquiry }

function Facts({ holder, enquiry }: Props) {
  const { kind, contactedAt, promise, hasEmail, answers, now } = enquiry
  const { call } = words
  const given = answers.filter(({ answer }) => answer).length
  const details = {
    reach: hasEmail ? 'phone, email' : 'phone',
    answers: countWord(given, 'answer'),
  }
  const waits = contactedAt === null && Date.parse(expectedOf(promise).by) > Date.parse(now)
  return (
    <dl>
      <Fact name={words.since}>
        <Moment at={holder.since} clock={clockAt(now)} />
      </Fact>
      <Fact name={holder.kind === 'us' ? words.have.us : words.have.them}>
        <Sentence of={words.details} with={details} />
      </Fact>
      {holder.kind === 'us' && kind === 'quotes' && waits && (
        <Fact name={<Sentence of={call} with={{ call: contactWordsOf(enquiry).verb }} />}>
          <Sentence
            of={words.callFrom}
            with={{
              When: (
                <b>
                  <WhenExpected promise={promise} clock={clockAt(now)} first />
                </b>
              ),
              number: (
                <a className={styles.number} href={`tel:${brand.phone.link}`}>
                  {brand.phone.label}
                </a>
              ),
            }}
          />
        </Fact>
      )}
    </dl>
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

function Stop({ holder: { id }, enquiry: { token, problem } }: Props) {
  const { stop } = words
  const failed = problem?.act === 'stop-one' && problem.about === id
  return (
    <details className={styles.stop} open={failed}>
      <summary className="quiet">{stop.label}</summary>
      <Post token={token} act="stop-one" at="holders" className={styles.sure}>
        <input type="hidden" name="holder" value={id} />
        {failed && <p role="alert">{problem.message}</p>}
        <p>{stop.sure}</p>
        <button type="submit" className="quiet">
          {stop.button}
        </button>
      </Post>
    </details>
  )
}
