import { mayFollow } from '#domain/offer/outcome.ts'
import { LostLink } from '../link-page/LostLink.tsx'
import { AcceptedOffer } from './AcceptedOffer.tsx'
import { ClosedOffer } from './ClosedOffer.tsx'
import { ConsentOver, canEnd } from './ConsentOver.tsx'
import { LostForm, PriceForm, ReturnForm, SizesForm } from './OfferForms.tsx'
import styles from './OfferPage.module.css'
import { OpenOffer } from './OpenOffer.tsx'
import type { Offer, OfferPageProps } from './offer-page.ts'

/** The page of an offer. Behind a link that opens nothing it is the same for everybody. */
export function OfferPage(props: OfferPageProps) {
  return 'lost' in props ? (
    <LostLink {...props.lost} to="/installer/link" />
  ) : (
    <div className={styles.offer}>
      <OfferOf {...props} />
    </div>
  )
}

function OfferOf({ offer }: { offer: Offer }) {
  const { standing, accepted, recorded, takenBack, step } = offer
  if (standing === 'offered') return <OpenOffer offer={offer} />
  if (recorded)
    return step === 'lost' && canEnd(recorded) ? (
      <LostForm offer={offer} />
    ) : (
      <ConsentOver offer={offer} recorded={recorded} />
    )
  if (step === 'return' && takenBack?.fee === 'returnable')
    return <ReturnForm offer={offer} until={takenBack.returnUntil} />
  if (standing !== 'accepted' || !accepted) return <ClosedOffer offer={offer} />
  const props = { offer, accepted }
  const { outcome } = accepted
  const mayQuote = mayFollow('quoted', outcome)
  if (step === 'quote' && mayQuote) return <SizesForm {...props} />
  if (step === 'price' && mayQuote) return <PriceForm {...props} />
  if (step === 'lost' && mayFollow('lost', outcome)) return <LostForm {...props} />
  if (step === 'return' && accepted.returnUntil)
    return <ReturnForm {...props} until={accepted.returnUntil} />
  return <AcceptedOffer {...props} />
}
