import { outcomeWords } from '#content/offer-outcomes.ts'
import { offerWords } from '#content/pages/offer.ts'
import { outcomeRules } from '#domain/offer/outcome.ts'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { clockAt, Moment } from '../my-enquiry/times.tsx'
import { ActBar } from './ActBar.tsx'
import { ActMessage } from './ActMessage.tsx'
import { Goodwill } from './Goodwill.tsx'
import { headingOf } from './heading.ts'
import page from './OfferPage.module.css'
import type { Offer, Recorded } from './offer-page.ts'
import { formatQuote } from './quote.ts'
import { stepPath } from './step-path.ts'

const words = offerWords.consentOver

/** Whether it can still be said what came of it. */
export function canEnd({ outcome }: Recorded): boolean {
  return outcome === null || !outcomeRules[outcome].isFinal
}

/** An accepted lead whose consent is over: nobody is called or named, and what came of it can still be said. */
export function ConsentOver({ offer, recorded }: { offer: Offer; recorded: Recorded }) {
  const { token, now, summary, done, problem, overview } = offer
  const clock = clockAt(now)
  const { outcome, outcomeAt, quote } = recorded
  const heard = outcome && outcomeWords[outcome].heard
  return (
    <>
      <div className={`page ${page.content}`}>
        <h1>{words.heading}</h1>
        <p className={page.state}>
          {summary && `${headingOf(summary)} · `}
          <Moment at={recorded.consentUntil} clock={clock} />
        </p>
        <ActMessage done={done && offerWords.done[done]} problem={problem?.message} />
        <p className={page.text}>{words.text}</p>
        <Goodwill offer={offer} />
        {heard && (
          <p className={page.text}>
            <Sentence
              of={heard}
              with={{
                moment: outcomeAt && <Moment at={outcomeAt} clock={clock} />,
                quote: quote && formatQuote(quote),
              }}
            />
          </p>
        )}
        {canEnd(recorded) && (
          <>
            <p className={page.text}>{words.ask}</p>
            <div className={page.choices}>
              <Post to="/offer" token={token} act="won">
                <button type="submit" className="quiet">
                  {offerWords.accepted.won}
                </button>
              </Post>
              <a className="quiet" href={stepPath(offer, 'lost')}>
                {offerWords.accepted.lost}
              </a>
            </div>
          </>
        )}
      </div>
      <ActBar
        step={
          <a className={`quiet ${page.wide}`} href={overview}>
            {offerWords.all}
          </a>
        }
      />
    </>
  )
}
