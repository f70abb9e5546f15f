import type { ReactNode } from 'react'
import { priceWords, sayReach } from '#content/pages/prices.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { fill } from '../link-page/fill.tsx'
import { deadlineOf, momentOf } from '../link-page/moments.tsx'
import { type Choosing, choosingOf } from './choosing.ts'
import { answerPromisedTo } from './contact.ts'
import type { MyEnquiry } from './my-enquiry.ts'
import { firmsOf } from './prices.ts'
import styles from './Top.module.css'

const { here } = priceWords

/** The top of the page while prices are what they wait for. */
export function pricesHeading(enquiry: MyEnquiry, choosing: Choosing): string {
  const { prices } = enquiry
  if (choosing !== 'here') return sayReach(priceWords[choosing].heading, enquiry)
  const count = prices ? firmsOf(prices, 'open').length : 0
  const Count = capitalise(numberWord(count))
  return count === 1 ? here.heading.one : here.heading.more.replace('{Count}', Count)
}

export function pricesLead(enquiry: MyEnquiry, choosing: Choosing): ReactNode {
  const { prices, now } = enquiry
  if (!prices) return
  const by = deadlineOf(prices.by, now)
  if (choosing === 'over') return overLead(enquiry)
  if (choosing === 'asked' || choosing === 'seeking')
    return <AskedLead enquiry={enquiry} lead={priceWords[choosing].lead} by={by} />
  if (choosing !== 'here') return fill(sayReach(priceWords[choosing].lead, enquiry), { by })
  const open = firmsOf(prices, 'open')
  if (open.some(({ price }) => price.system)) return sayReach(here.lead.others, enquiry)
  return sayReach(here.lead[open.length === 1 ? 'one' : 'more'], enquiry)
}

/** Until one of us has answered, that comes first, and then prices. */
function AskedLead({ enquiry, lead, by }: { enquiry: MyEnquiry; lead: string; by: ReactNode }) {
  const answer = answerPromisedTo(enquiry)
  return (
    <>
      {answer && `${answer}. `}
      {fill(lead, { by })}
    </>
  )
}

/** Every price there was has its answer, or closed. */
function overLead(enquiry: MyEnquiry): ReactNode {
  const { prices, now, asked } = enquiry
  if (!prices) return
  const { over } = priceWords
  const by = deadlineOf(prices.by, now)
  const [back] = firmsOf(prices, 'taken-back')
  const hasRefused = firmsOf(prices, 'refused').length > 0
  const parts = { name: back?.name, when: back?.answeredAt && momentOf(back.answeredAt, now) }
  return (
    <>
      {fill(
        sayReach(over[back ? 'taken-back' : hasRefused ? 'refused' : 'closed'], enquiry),
        parts,
      )}
      {asked > 0 && <> {fill(over.more, { by })}</>}
    </>
  )
}

/** From the top to the prices: the one next step while there is a choice to make. */
export function PricesStep({ enquiry }: { enquiry: MyEnquiry }) {
  if (choosingOf(enquiry) !== 'here' || !enquiry.prices) return
  const isOne = firmsOf(enquiry.prices, 'open').length === 1
  return (
    <a className={`button ${styles.step}`} href="#choose">
      {here.step[isOne ? 'one' : 'more']}
    </a>
  )
}
