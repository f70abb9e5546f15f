import { mayFollow } from '#domain/offer/outcome.ts'
import { LostLink } from '../link-page/LostLink.tsx'
import { AcceptedOffer } from './AcceptedOffer.tsx'
import { ClosedOffer } from './ClosedOffer.tsx'
import { ConsentOver, canEnd } from './ConsentOver.tsx'
import { LaterOffer } from './LaterOffer.tsx'
import { ForwardForm, LostForm, PriceForm, ReturnForm, SizesForm } from './OfferForms.tsx'
import styles from './OfferPage.module.css'
import { OpenOffer } from './OpenOffer.tsx'
import { OwnPrice } from './OwnPrice.tsx'
import type { Offer, OfferPageProps, Pricing } from './offer-page.ts'
import { NotChosen, WaitingPrice } from './PricedOffer.tsx'
import { PriceOffer } from './PriceOffer.tsx'

/** The page of an offer. Behind a link that opens nothing it is the same for everybody. */
export function OfferPage(props: OfferPageProps) {
  if ('lost' in props) return <LostLink {...props.lost} to="/installer/link" />
  return (
    <div className={styles.offer}>
      {'later' in props ? <LaterOffer {...props} /> : <OfferOf {...props} />}
    </div>
  )
}

function OfferOf({ offer }: { offer: Offer }) {
  const { standing, accepted, recorded, takenBack, step, pricing } = offer
  if (pricing && (standing === 'offered' || standing === 'priced'))
    return <PricingOf offer={offer} pricing={pricing} />
  if (standing === 'offered') return <OpenOffer offer={offer} />
  if (standing === 'passed' && pricing) return <NotChosen offer={offer} pricing={pricing} />
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
  if (step === 'return' && accepted.mayReturn && accepted.returnUntil)
    return <ReturnForm {...props} until={accepted.returnUntil} />
  if (step === 'forward' && accepted.mayReturn && accepted.owed) return <ForwardForm {...props} />
  return <AcceptedOffer {...props} />
}

/** Before the visitor's yes: the price is to be named, or with them. */
function PricingOf(props: { offer: Offer; pricing: Pricing }) {
  const { standing, step } = props.offer
  if (step === 'own-price') return <OwnPrice {...props} />
  return standing === 'offered' || step === 'change-price' ? (
    <PriceOffer {...props} />
  ) : (
    <WaitingPrice {...props} />
  )
}
