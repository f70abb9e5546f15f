import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import page from './OfferPage.module.css'
import type { AcceptedLead, Offer } from './offer-page.ts'
import { offerPath } from './step-path.ts'

type Props = {
  offer: Offer
  /** Of whom it is, while that may be known. */
  accepted?: AcceptedLead
  heading: string
  lead: ReactNode
  children: ReactNode
}

/** A form of its own about a lead, with the way back. */
export function FormPage({ offer, accepted, heading, lead, children }: Props) {
  return (
    <div className={`page ${page.content}`}>
      <h1>{heading}</h1>
      {accepted && <p className={page.state}>{accepted.name}</p>}
      <p className={page.text}>{lead}</p>
      {children}
      <p className={page.text}>
        <a href={offerPath(offer)}>{offerWords.quote.back}</a>
      </p>
    </div>
  )
}
