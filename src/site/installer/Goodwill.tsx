import { offerWords } from '#content/pages/offer.ts'
import { formatCents } from '#estimate/format-money.ts'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import page from './OfferPage.module.css'
import type { Offer } from './offer-page.ts'

/** What was credited without a return, with the sentence and the name of whoever did it. */
export function Goodwill({ offer: { goodwill } }: { offer: Offer }) {
  return (
    goodwill && (
      <p className={page.text}>
        <Sentence
          of={offerWords.goodwill.credited}
          with={{
            amount: formatCents(goodwill.amountCents),
            gst: formatCents(goodwill.gstCents),
          }}
        />{' '}
        {goodwill.sentence && (
          <Sentence
            of={offerWords.goodwill.why}
            with={{ sentence: goodwill.sentence, by: goodwill.by }}
          />
        )}
      </p>
    )
  )
}
