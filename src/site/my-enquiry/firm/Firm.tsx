import type { ReactNode } from 'react'
import { priceWords } from '#content/pages/prices.ts'
import { listOf } from '#content/words.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { passReasons } from '#domain/offer/price.ts'
import { formatSystem } from '#domain/offer/price-words.ts'
import { yesWording } from '#domain/offer/yes.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { Choices } from '../../link-page/Choices.tsx'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { dayAt } from '../../link-page/moments.tsx'
import { Post } from '../../link-page/Post.tsx'
import { Reasons } from '../../link-page/Reasons.tsx'
import { shortBand } from '../../link-page/short-band.ts'
import type { MyEnquiry } from '../my-enquiry.ts'
import { besideOurs, type PricedFirm, type Prices, scaleOf } from '../prices.ts'
import styles from './Firm.module.css'
import { Scale } from './Scale.tsx'

const words = priceWords.firm

type Props = { firm: PricedFirm; prices: Prices; enquiry: MyEnquiry }

/** The address within the page of an installer's card. */
export function firmId({ offer }: Pick<PricedFirm, 'offer'>): string {
  return `price-${offer}`
}

/** An installer with its price, and the visitor's possible answers. */
export function Firm({ children, ...props }: Props & { children: ReactNode }) {
  const { firm } = props
  return (
    <article className={styles.firm} id={firmId(firm)}>
      <div>
        <h3>{firm.name}</h3>
        <p className={styles.identity}>{firm.identity}</p>
      </div>
      <Price {...props} />
      <About {...props} />
      {children}
    </article>
  )
}

/** The price, and how it compares with our own band and the others; one for another system isn't compared. */
function Price({ firm: { price }, prices }: Props) {
  const { system } = price
  const amount = <span className={styles.amount}>{shortBand(price)}</span>
  if (system)
    return (
      <>
        <p className={styles.price}>
          {amount}
          <b>{fill(priceWords.other.heading, { system: formatSystem(system) })}</b>
        </p>
        <p className={styles.other}>{priceWords.other.text}</p>
      </>
    )
  const ours = prices.system.band
  return (
    <>
      <p className={styles.price}>
        {amount}
        <span>{besideOurs(price, ours)}</span>
      </p>
      <Scale ours={ours} theirs={price} scale={scaleOfAll(prices)} />
    </>
  )
}

/** All prices for the stated system are on one scale. */
export function scaleOfAll({ firms, system }: Prices) {
  const prices = firms.map(({ price }) => price).filter((price) => !price.system)
  return scaleOf([system.band, ...prices])
}

function About(props: Props) {
  const { firm } = props
  const { accredited, price, fee } = firm
  const { now } = props.enquiry
  const today = dayAt(now)
  return (
    <dl className={styles.about}>
      <Fact name={words.why}>
        {firm.reasons.length === 0 ? words.whyNone : <Reasons of={firm} />}
      </Fact>
      {accredited && (
        <Fact name={words.accredited}>
          {fill(accredited.checkedOn ? words.checked : words.until, {
            what: listOf(accredited.categories.map((one) => words.categories[one])),
            day: formatDayOfYear(accredited.until, today),
            checked: accredited.checkedOn && formatDayOfYear(accredited.checkedOn, today),
          })}
        </Fact>
      )}
      <Fact name={words.start}>
        <b>{fill(words.week, { day: formatDayOfYear(price.earliestWeek, today) })}</b>
      </Fact>
      {price.words && <Fact name={words.words}>“{price.words}”</Fact>}
      <Fact name={words.paid}>{fill(words.fee, { fee: formatFee(fee) })}</Fact>
      {firm.answer === 'open' && props.enquiry.phoneEnding && <AlsoBy {...props} />}
    </dl>
  )
}

/** The yes is to a call. Other ways are ticked beside it, and are none of them as the page comes. */
export function AlsoBy({ firm, enquiry: { hasEmail } }: Pick<Props, 'firm' | 'enquiry'>) {
  const ways = hasEmail ? (['sms', 'email'] as const) : (['sms'] as const)
  return (
    <Fact name={words.also}>
      <span className={styles.also}>
        {ways.map((way) => (
          <label key={way}>
            <input type="checkbox" name={`by-${way}`} value={way} form={yesId(firm)} />
            {words.channels[way]}
          </label>
        ))}
      </span>
    </Fact>
  )
}

/** The id of the form of the yes; a part of the form is among the facts. */
export function yesId({ offer }: PricedFirm): string {
  return `yes-${offer}`
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Yes and no, of the same size. Each names its installer to those who hear the page. */
export function YesOrNo(props: Props) {
  const { firm, enquiry } = props
  const { offer, name, price } = firm
  const { no } = priceWords
  const yes = enquiry.phoneEnding ? priceWords.yes : priceWords.yesByEmail
  return (
    <div data-screen-only="">
      <p className={kit.small}>{yesWording(firm, [enquiry.phoneEnding ? 'phone' : 'email'])}</p>
      <div className={styles.yesOrNo}>
        <Post token={enquiry.token} act="say-yes" id={yesId(firm)}>
          <input type="hidden" name="offer" value={offer} />
          <input type="hidden" name="priced-at" value={price.pricedAt} />
          {!enquiry.phoneEnding && <input type="hidden" name="by-email" value="email" />}
          <button type="submit" className={styles.yes} aria-label={`${yes}: ${name}`}>
            {yes}
          </button>
        </Post>
        <Post token={enquiry.token} act="say-no" at="choose">
          <input type="hidden" name="offer" value={offer} />
          <button type="submit" aria-label={`${no.button}: ${name}`}>
            {no.button}
          </button>
        </Post>
      </div>
      <NoAndWhy {...props} />
    </div>
  )
}

/** A no with its reason, which reaches the installer without the person. */
function NoAndWhy({ firm: { offer, name }, enquiry: { token } }: Props) {
  const { why, ask, send } = priceWords.no
  return (
    <details className={styles.why}>
      <summary className={`link ${kit.link}`}>{why}</summary>
      <Post token={token} act="say-no" at="choose">
        <input type="hidden" name="offer" value={offer} />
        <Choices
          name="because"
          legend={ask}
          values={passReasons.filter((one) => one !== 'no')}
          labels={priceWords.mayNot.reasons}
          shape="row"
        />
        <button type="submit" className={`quiet ${kit.save}`} aria-label={`${send}: ${name}`}>
          {send}
        </button>
      </Post>
    </details>
  )
}
