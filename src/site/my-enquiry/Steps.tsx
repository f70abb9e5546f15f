import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { stepWords } from '#content/pages/my-enquiry-standing.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { contactWordsOf, installersOf } from './contact.ts'
import type { MyEnquiry } from './my-enquiry.ts'
import { Sentence } from './Sentence.tsx'
import styles from './Steps.module.css'
import { Tick } from './Tick.tsx'
import { clockAt, Moment } from './times.tsx'
import { WhenExpected } from './WhenExpected.tsx'

type Step = { name: string; text: ReactNode }
type StepState = 'done' | 'now' | 'to come'

/** The steps from sending the enquiry to its end, and where it stands. */
export function Steps({ enquiry }: { enquiry: MyEnquiry }) {
  const steps = stepsOf(enquiry)
  const current = currentOf(enquiry)
  const { heading, state: stateWords } = myEnquiry.steps
  return (
    <>
      <h2>
        <Sentence of={heading} with={{ Count: capitalise(numberWord(steps.length)) }} />
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text }, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'to come'
          return (
            <li
              key={name}
              className={styles[state === 'to come' ? 'toCome' : state]}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Mark state={state} />
              <h3>
                {name}
                {state === 'done' && <span className="visually-hidden">: {stateWords.done}</span>}
              </h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** How many steps are behind the visitor. */
function currentOf({ standing, kind, caller }: MyEnquiry): number {
  if (standing === 'waiting') return caller === 'installer' ? 2 : 1
  if (standing === 'asked' || standing === 'not called') return 2
  if (standing === 'spoken') return 3
  if (standing === 'quoted') return kind === 'question' ? 3 : 4
  return kind === 'question' ? 4 : 5
}

function stepsOf(enquiry: MyEnquiry): Step[] {
  const { kind, reference, receivedAt, contactedAt, quotedAt, finishedAt, now, promise } = enquiry
  const { sent, contact, quote, decide } = stepWords
  const clock = clockAt(now)
  const moment = (at: string) => <Moment at={at} clock={clock} />
  return [
    {
      name: sent.name,
      text: (
        <Sentence
          of={sent.text}
          with={{
            when: moment(receivedAt),
            reference: <span className={styles.reference}>{reference}</span>,
          }}
        />
      ),
    },
    secondOf(enquiry),
    {
      name: contactWordsOf(enquiry).step,
      text: contactedAt ? (
        moment(contactedAt)
      ) : (
        <Sentence
          of={contact[contactTextOf(enquiry)]}
          with={{
            when: <WhenExpected promise={promise} clock={clock} />,
            When: <WhenExpected promise={promise} clock={clock} first />,
          }}
        />
      ),
    },
    ...(kind === 'quotes'
      ? [{ name: quote.name, text: quotedAt ? moment(quotedAt) : quote.text }]
      : []),
    { name: decide.name, text: finishedAt ? moment(finishedAt) : decide[kind] },
  ]
}

/** One of us reads it, or an installer is found. */
function secondOf(enquiry: MyEnquiry): Step {
  const { kind, caller, asked, now } = enquiry
  const { read, matched } = stepWords
  if (caller === 'us') return { name: read.name, text: read[kind] }
  const [first] = installersOf(enquiry)
  if (first)
    return {
      name: matched.name,
      text: (
        <Sentence
          of={matched.accepted}
          with={{ name: first.name, when: <Moment at={first.since} clock={clockAt(now)} /> }}
        />
      ),
    }
  return {
    name: matched.name,
    text:
      asked === 0 ? (
        matched.sought
      ) : (
        <Sentence
          of={matched.asked[asked === 1 ? 'one' : 'more']}
          with={{ count: numberWord(asked) }}
        />
      ),
  }
}

function contactTextOf({ standing, promise }: MyEnquiry): keyof typeof stepWords.contact {
  if (standing === 'asked') return 'asked'
  return standing === 'not called' && !promise.newPromiseBy ? 'notCalled' : 'waiting'
}

function Mark({ state }: { state: StepState }) {
  if (state === 'done') return <Tick className={styles.mark} />
  return (
    <svg viewBox="0 0 29 29" className={styles.mark} aria-hidden="true">
      {state === 'now' ? (
        <>
          <circle cx="14.5" cy="14.5" r="14.5" fill="var(--paper)" />
          <circle cx="14.5" cy="14.5" r="6.9" fill="var(--gold)" />
          <circle
            cx="14.5"
            cy="14.5"
            r="11"
            fill="none"
            stroke="var(--gold)"
            strokeWidth="3.7"
            strokeLinecap="round"
            strokeDasharray="0 1"
            pathLength="12"
          />
        </>
      ) : (
        <circle
          cx="14.5"
          cy="14.5"
          r="8"
          fill="var(--paper)"
          stroke="var(--line-control)"
          strokeWidth="1.5"
        />
      )}
    </svg>
  )
}
