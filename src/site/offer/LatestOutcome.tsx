import { outcomeWords } from '#content/offer-outcomes.ts'
import type { InstallerQuote } from '#domain/offer/outcome.ts'
import { formatShortCents } from '#estimate/format-money.ts'
import { fill } from '../link-page/fill.tsx'
import { momentOf } from '../link-page/moments.tsx'
import styles from './OfferPage.module.css'
import type { Recorded } from './offer-page.ts'

type Props = { lead: Pick<Recorded, 'outcome' | 'outcomeAt' | 'quote'>; now: string }

/** What came of a lead once they have spoken, and when. */
export function LatestOutcome({ lead: { outcome, outcomeAt, quote }, now }: Props) {
  const summary = outcome && outcomeWords[outcome].summary
  if (!summary) return
  const parts = {
    moment: outcomeAt && momentOf(outcomeAt, now),
    quote: quote && formatQuote(quote),
  }
  return <p className={styles.text}>{fill(summary, parts)}</p>
}

/** '$14,600 for 6.6 kW and 10 kWh'. */
function formatQuote({
  amountCents,
  panelKilowatts,
  batteryKilowattHours,
}: InstallerQuote): string {
  const sizes = [
    ...(panelKilowatts ? [`${panelKilowatts}\u00a0kW`] : []),
    ...(batteryKilowattHours ? [`${batteryKilowattHours}\u00a0kWh`] : []),
  ]
  const price = formatShortCents(amountCents)
  return sizes.length > 0 ? `${price} for ${sizes.join(' and ')}` : price
}
