import type { ReactNode } from 'react'
import { offerPriceWords } from '#content/pages/offer-price.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { formatCents, formatShortCents } from '#estimate/format-money.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { dayAt, momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { OpenNow } from './ClosedOffer.tsx'
import { Fact, Facts } from './Facts.tsx'
import { headingOf } from './heading.ts'
import page from './OfferPage.module.css'
import { OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type Offer, offerPath, type Pricing } from './offer-page.ts'
import styles from './PriceOffer.module.css'
import { stepToChange } from './price.ts'

type Props = { offer: Offer; pricing: Pricing }

const plain = `link ${kit.link} ${page.plain}`

/** The price is with the visitor. Nothing is to be done, so nothing is gold. */
export function WaitingPrice({ offer, pricing }: Props) {
  const { token, now, done, problem, fee, summary } = offer
  const { price, system } = pricing
  const words = offerPriceWords.waiting
  if (!price) return
  const day = formatDayOfYear(price.earliestWeek, dayAt(now))
  return (
    <div className={styles.screen}>
      <OfferScreen
        heading={words.heading}
        state={fill(words.state, { until: momentOf(price.standsUntil, now) })}
        step={false}
        more={
          <>
            <a className={plain} href={offerPath(offer, stepToChange(pricing))}>
              {words.change}
            </a>
            <Post to="/offer" token={token} act="decline" button={words.back} look={plain} />
          </>
        }
      >
        <OfferMessage done={done} problem={problem} />
        <Facts>
          <Fact label={words.said}>
            {formatBand(price)}
            <small>{fill(words.sent, { when: momentOf(price.pricedAt, now) })}</small>
          </Fact>
          <Fact label={words.start}>{fill(words.week, { day })}</Fact>
          <Fact label={words.for}>
            {capitalise(formatSystem(price.system ?? system))}
            {summary && <small>{headingOf(summary)}</small>}
          </Fact>
          {price.words && <Fact label={words.words}>“{price.words}”</Fact>}
          <Fact label={words.fee} isFee>
            {formatCents(0)}
            <small>{fill(words.feeHelp, { fee: formatFee(fee) })}</small>
          </Fact>
        </Facts>
        <h2>{words.see}</h2>
        <p className={page.text}>{price.system ? words.seeOther : words.seeText}</p>
        <ul className={page.rules}>
          <li>{words.tell}</li>
          <li>{words.closes}</li>
        </ul>
      </OfferScreen>
    </div>
  )
}

/** They said no to the price, or it expired. No other name or price, and no reason guessed. */
export function NotChosen({ offer, pricing }: Props) {
  const { now, open, summary } = offer
  const { price, system, because, over } = pricing
  const words = offerPriceWords.passed
  const isOver = over?.by === 'time'
  const state = (
    <>
      {summary && headingOf(summary)}
      {summary && over?.at && <br />}
      {over?.at && fill(isOver ? words.closed : words.answered, { when: momentOf(over.at, now) })}
    </>
  )
  return (
    <div className={styles.screen}>
      <OfferScreen heading={isOver ? words.over : words.heading} state={state}>
        <OfferMessage {...offer} />
        <p className={page.text}>
          {isOver
            ? words.overText
            : fill(because ? words.because : words.text, {
                reason: because && words.reasons[because],
              })}
        </p>
        <Facts>
          {price && (
            <Fact label={offerPriceWords.waiting.said}>
              {formatBand(price)}
              {!price.system && (
                <small>{fill(words.ours, { band: formatBand(system.band) })}</small>
              )}
              <Middle pricing={pricing} />
            </Fact>
          )}
          <Fact label={offerPriceWords.waiting.fee} isFee>
            {formatCents(0)}
            <small>{words.fee}</small>
          </Fact>
        </Facts>
        <OpenNow items={open} now={now} />
        <ul className={page.rules}>
          <li>{words.never}</li>
        </ul>
      </OfferScreen>
    </div>
  )
}

function Middle({ pricing: { middle } }: { pricing: Pricing }): ReactNode {
  if (!middle) return
  const parts = { amount: formatShortCents(middle.cents), count: numberWord(middle.firms) }
  return <small>{fill(offerPriceWords.passed.middle, parts)}</small>
}
