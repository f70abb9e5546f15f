import type { ReactNode } from 'react'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { stepWords } from '#content/pages/my-enquiry-standing.ts'
import { priceWords } from '#content/pages/prices.ts'
import { listOf, numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { NowMark } from '#views/NowMark.tsx'
import { fill } from '../link-page/fill.tsx'
import { deadlineOf, hoursOf, momentOf } from '../link-page/moments.tsx'
import { Tick } from '../link-page/Tick.tsx'
import { choosingOf } from './choosing.ts'
import {
  contactBy,
  contactedWordsOf,
  contactWordsOf,
  installersOf,
  nextInstallerOf,
} from './contact.ts'
import { whenExpected } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import { firmsOf, type Prices, pricesStanding } from './prices.ts'
import styles from './Steps.module.css'

type Step = { name: string; text: ReactNode }
type StepState = 'done' | 'now' | 'to come'

/** The steps from sending the enquiry to its end, and the current one. */
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
function currentOf(enquiry: MyEnquiry): number {
  const { standing, kind, caller, prices } = enquiry
  if (nextInstallerOf(enquiry)) return prices ? 3 : 2
  if (prices) return currentOfPrices(enquiry, prices)
  if (standing === 'waiting') return caller === 'installer' ? 2 : 1
  if (standing === 'asked' || standing === 'not called') return 2
  if (standing === 'spoken') return 3
  if (standing === 'quoted') return kind !== 'quotes' ? 3 : 4
  return kind !== 'quotes' ? 4 : 5
}

function currentOfPrices(enquiry: MyEnquiry, prices: Prices): number {
  const { standing } = enquiry
  if (standing === 'decided') return 5
  if (standing === 'spoken' || standing === 'quoted') return 4
  const is = pricesStanding(prices, enquiry)
  if (is === 'agreed') return 3
  return is === 'here' || is === 'over' ? 2 : 1
}

function stepsOf(enquiry: MyEnquiry): Step[] {
  const { kind, receivedAt, quotedAt, finishedAt, now, prices, boxes } = enquiry
  const { sent, quote, decide } = stepWords
  const reference = <span className={styles.reference}>{enquiry.reference}</span>
  return [
    { name: sent.name, text: fill(sent.text, { when: momentOf(receivedAt, now), reference }) },
    ...(prices ? priceSteps(enquiry, prices) : [secondOf(enquiry)]),
    contactStep(enquiry),
    ...(kind === 'quotes' && !prices
      ? [{ name: quote.name, text: quotedAt ? momentOf(quotedAt, now) : quote.text }]
      : []),
    {
      name: decide.name,
      text:
        finishedAt && kind !== 'complaint'
          ? momentOf(finishedAt, now)
          : decide[kind === 'question' && boxes ? 'answer' : kind],
    },
  ]
}

/** The call, or how else they hear from us or an installer. */
function contactStep(enquiry: MyEnquiry): Step {
  const { kind, contactedAt, finishedAt, now } = enquiry
  const name = contactWordsOf(enquiry).step
  const next = nextInstallerOf(enquiry)
  if (next) {
    const { window, from } = contactBy(next, enquiry)
    const { next: words } = stepWords.contact
    if (window) return { name, text: fill(words.within, { When: hoursOf(window, now, 'first') }) }
    return { name, text: from ? fill(words.from, { when: momentOf(from, now) }) : words.soon }
  }
  const answeredAt = kind === 'complaint' ? finishedAt : contactedAt
  if (answeredAt) return { name: contactedWordsOf(enquiry).step, text: momentOf(answeredAt, now) }
  const called = { when: whenExpected(enquiry), When: whenExpected(enquiry, 'first') }
  return {
    name,
    text: choosingOf(enquiry)
      ? priceWords.steps.call
      : fill(stepWords.contact[contactTextOf(enquiry)], called),
  }
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
  return { name, text: fill(of, { Count: capitalise(numberWord(asked)) }) }
}

/** Prices come before the call, and the visitor chooses. */
function priceSteps(enquiry: MyEnquiry, prices: Prices): Step[] {
  const { now } = enquiry
  const { choose } = priceWords.steps
  const agreed = firmsOf(prices, 'agreed')
  const [first] = agreed
  const name = listOf(agreed.map(({ name }) => name))
  return [
    { name: priceWords.steps.prices.name, text: pricesText(enquiry, prices) },
    {
      name: choose.name,
      text: first?.answeredAt
        ? fill(choose.agreed, { name, when: momentOf(first.answeredAt, now) })
        : choose.text,
    },
  ]
}

function pricesText(enquiry: MyEnquiry, prices: Prices): ReactNode {
  const words = priceWords.steps.prices
  const { firms, by } = prices
  if (firms.length === 1)
    return enquiry.asked > 0 ? fill(words.one, { rest: numberWord(enquiry.asked) }) : words.last
  if (firms.length > 1) return fill(words.more, { Count: capitalise(numberWord(firms.length)) })
  const standing = pricesStanding(prices, enquiry)
  if (standing === 'nobody') return words.nobody
  return fill(words[standing === 'seeking' ? standing : 'asked'], {
    by: deadlineOf(by, enquiry.now),
  })
}

function contactTextOf({
  standing,
  promise,
  kind,
}: MyEnquiry): Exclude<keyof typeof stepWords.contact, 'next'> {
  if (kind === 'complaint') return kind
  if (standing === 'asked') return 'asked'
  return standing === 'not called' && !promise.newPromiseBy ? 'notCalled' : 'waiting'
}

function Mark({ state }: { state: StepState }) {
  if (state === 'done') return <Tick className={styles.mark} />
  return (
    <svg viewBox="0 0 29 29" className={styles.mark} aria-hidden="true">
      {state === 'now' ? (
        <NowMark />
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
