import { offerWords } from '#content/pages/offer.ts'
import { momentOf } from '../link-page/moments.tsx'
import { Fact, Facts } from './Facts.tsx'
import { headingOf } from './heading.ts'
import { OfferScreen } from './OfferScreen.tsx'
import type { LaterOffer as Later } from './offer-page.ts'

const words = offerWords.later

/** What a link shows once it is a day old: what was offered, and where a code is sent before anything else. */
export function LaterOffer({ later: { id, summary, acceptedAt, now } }: { later: Later }) {
  const signIn = `/installer/sign-in?${new URLSearchParams({ offer: id })}`
  return (
    <OfferScreen
      heading={summary ? headingOf(summary) : words.heading}
      state={words.state}
      step={
        <a className="button" href={signIn}>
          {words.button}
        </a>
      }
      more={offerWords.nothing}
    >
      <p>{words.text}</p>
      <Facts>
        {summary?.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {acceptedAt && <Fact label={words.accepted}>{momentOf(acceptedAt, now)}</Fact>}
      </Facts>
    </OfferScreen>
  )
}
