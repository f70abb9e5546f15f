import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { stepWords } from '#content/pages/my-enquiry-standing.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { fill } from '../link-page/fill.tsx'
import { momentOf } from '../link-page/moments.tsx'
import { Tick } from '../link-page/Tick.tsx'
import { contactWordsOf, installersOf } from './contact.ts'
import { whenExpected } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import styles from './Steps.module.css'

type Step = { name: string; text: ReactNode }
type StepState = 'done' | 'now' | 'to come'

/** The steps from sending the enquiry to its end, and where it stands. */
export function Steps({ enquiry }: { enquiry: MyEnquiry }) {
  const steps = stepsOf(enquiry)
  const current = currentOf(enquiry)
  const { heading, state: stateWords } = myEnquiry.steps
  return (
    <>
      <h2>{fill(heading, { Count: capitalise(numberWord(steps.length)) })}</h2>
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
  const { kind, receivedAt, contactedAt, quotedAt, finishedAt, now } = enquiry
  const { sent, contact, quote, decide } = stepWords
  const reference = <span className={styles.reference}>{enquiry.reference}</span>
  const called = { when: whenExpected(enquiry), When: whenExpected(enquiry, 'first') }
  return [
    { name: sent.name, text: fill(sent.text, { when: momentOf(receivedAt, now), reference }) },
    secondOf(enquiry),
    {
      name: contactWordsOf(enquiry).step,
      text: contactedAt
        ? momentOf(contactedAt, now)
        : fill(contact[contactTextOf(enquiry)], called),
    },
    ...(kind === 'quotes'
      ? [{ name: quote.name, text: quotedAt ? momentOf(quotedAt, now) : quote.text }]
      : []),
    { name: decide.name, text: finishedAt ? momentOf(finishedAt, now) : decide[kind] },
  ]
}

/** One of us reads it, or an installer is found. */
function secondOf(enquiry: MyEnquiry): Step {
  const { kind, caller, asked, now } = enquiry
  const { read, matched } = stepWords
  const { name } = matched
  if (caller === 'us') return { name: read.name, text: read[kind] }
  const [first] = installersOf(enquiry)
  if (first) {
    const parts = { name: first.name, when: momentOf(first.since, now) }
    return { name, text: fill(matched.accepted, parts) }
  }
  if (asked === 0) return { name, text: matched.sought }
  const of = matched.asked[asked === 1 ? 'one' : 'more']
  return { name, text: fill(of, { count: numberWord(asked) }) }
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
