import type { ReactNode } from 'react'
import { offerWords } from '#content/pages/offer.ts'
import { offerPriceWords as words } from '#content/pages/offer-price.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatFee } from '#domain/offer/format-fee.ts'
import { longestWords } from '#domain/offer/price.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { formatDayOf } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { brand } from '../brand.ts'
import { FieldProblem, problemId } from '../enquiry/FieldProblem.tsx'
import tile from '../enquiry/Tile.module.css'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { clockAt, lowerDay, timeOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { shortBand } from '../link-page/short-band.ts'
import { TextField } from '../link-page/TextField.tsx'
import { Fact, Facts } from './Facts.tsx'
import { placeOf } from './heading.ts'
import page from './OfferPage.module.css'
import { OfferMessage, OfferScreen } from './OfferScreen.tsx'
import { type Offer, offerPath, type Pricing } from './offer-page.ts'
import styles from './PriceOffer.module.css'
import { bandValue, fieldsOf, problemAt, shortDay, wordsField } from './price.ts'
import { Terms } from './Terms.tsx'

type Props = { offer: Offer; pricing: Pricing }

/** The form that the button in the bar sends. */
const formId = 'send-price'

/** A price in three presses: a band, a week, and sending it. */
export function PriceOffer({ offer, pricing }: Props) {
  const { summary, done, asksTerms, standing } = offer
  const isChange = standing === 'priced'
  return (
    <div className={styles.screen}>
      <OfferScreen
        heading={isChange ? words.change.heading : summary && capitalise(placeOf(summary))}
        state={isChange ? undefined : openUntil(offer)}
        step={asksTerms ? <AcceptTerms offer={offer} /> : <Send offer={offer} pricing={pricing} />}
        more={isChange ? <BackToWaiting offer={offer} /> : <Decline offer={offer} />}
      >
        <OfferMessage done={done} problem={generalProblem(offer)} />
        <PriceFacts offer={offer} pricing={pricing} />
        {asksTerms ? <Terms /> : <Taps offer={offer} pricing={pricing} />}
        <Rest offer={offer} />
        {!asksTerms && <Rules offer={offer} />}
      </OfferScreen>
    </div>
  )
}

/** A problem that isn't shown beside a field. */
function generalProblem({ problem }: Offer): Offer['problem'] {
  return problem?.field ? undefined : problem
}

function openUntil({ expiresAt, now }: Offer): ReactNode {
  const day = formatDayOf(expiresAt, clockAt(now))
  const time = <time dateTime={expiresAt}>{timeOf(expiresAt)}</time>
  return day === 'Today'
    ? fill(words.open, { time })
    : fill(words.openDay, { day: lowerDay(day), time })
}

/** Their property, what says most of it, and the rest of what they answered. */
function factsOf(summary: Offer['summary']) {
  const [property, ...others] = summary?.facts ?? []
  return { property, telling: others.at(-1), rest: others.slice(0, -1) }
}

/** What is wanted, who wants it, and our own band. */
export function PriceFacts({ offer: { summary }, pricing: { system } }: Props) {
  const { property, telling } = factsOf(summary)
  return (
    <Facts>
      <Fact label={words.wants}>{capitalise(formatSystem(system))}</Fact>
      {property && (
        <Fact label={property.label}>
          {property.value}
          {telling && <small>{`${telling.label}: ${telling.value}`}</small>}
        </Fact>
      )}
      <Fact label={words.ours}>
        {formatBand(system.band)}
        <small>{words.oursHelp}</small>
      </Fact>
    </Facts>
  )
}

function Rest({ offer: { summary } }: { offer: Offer }) {
  const { rest } = factsOf(summary)
  return (
    rest.length > 0 && (
      <Facts>
        {rest.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    )
  )
}

function Taps({ offer, pricing }: Props) {
  const fields = fieldsOf(offer, pricing)
  return (
    <Post to="/offer" token={offer.token} act="send-price" className={styles.taps} id={formId}>
      <Tap number={1} name="band" legend={words.band} help={words.bandHelp} offer={offer}>
        {pricing.bands.map((band) => (
          <Tile
            key={bandValue(band)}
            name="band"
            value={bandValue(band)}
            chosen={fields.band}
            label={shortBand(band)}
          />
        ))}
      </Tap>
      <p className={styles.other}>
        <a href={offerPath(offer, 'own-price')}>{words.other}</a>
      </p>
      <Weeks number={2} offer={offer} pricing={pricing} />
      <Words offer={offer} value={fields.words} />
    </Post>
  )
}

/** The week in which they could begin. */
export function Weeks({ number, offer, pricing }: Props & { number?: number | undefined }) {
  const { week: chosen } = fieldsOf(offer, pricing)
  return (
    <Tap number={number} name="week" legend={words.week} offer={offer}>
      {pricing.weeks.map((week) => (
        <Tile
          key={week}
          name="week"
          value={week}
          chosen={chosen}
          label={words.weekOf.replace('{day}', shortDay(week))}
        />
      ))}
    </Tap>
  )
}

type TapProps = {
  number?: number | undefined
  name: 'band' | 'week'
  legend: string
  help?: string
  offer: Offer
  children: ReactNode
}

/** Four tiles, of which one is pressed. */
function Tap({ number, name, legend, help, offer, children }: TapProps) {
  const problem = problemAt(offer, name)
  return (
    <fieldset className={styles.tap} aria-describedby={problem && problemId(name)}>
      <legend>
        {number && <span>{number}</span>} {legend} {help && <small>{help}</small>}
      </legend>
      <FieldProblem id={name} problem={problem?.message} />
      <div className={`${styles.tiles} ${styles[name]}`}>{children}</div>
    </fieldset>
  )
}

type TileProps = { name: string; value: string; chosen: string | undefined; label: string }

function Tile({ name, value, chosen, label }: TileProps) {
  return (
    <label className={`${tile.tile} ${styles.tile}`}>
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} required />
      <b>{label}</b>
    </label>
  )
}

/** A line of the installer's own, which is read before it is shown. */
export function Words({ offer, value }: { offer: Offer; value: string | undefined }) {
  return (
    <div className={styles.words}>
      <TextField
        id="words"
        label={words.words}
        problem={problemAt(offer, 'words')}
        defaultValue={value}
        {...wordsField}
      />
      <p className={`muted ${kit.help}`}>{fill(words.wordsHelp, { most: longestWords })}</p>
    </div>
  )
}

/** The button says what it sends, as soon as a band and a week are pressed. */
function Send({ pricing: { bands, weeks } }: Props) {
  const { send, from } = words.sends
  return (
    <button type="submit" form={formId} className={`button ${page.press} ${styles.send}`}>
      <span className={styles.unsaid}>{words.send}</span>
      <span className={styles.said}>
        {send}{' '}
        <span className={styles.band}>
          {bands.map((band) => (
            <span key={bandValue(band)}>{`${shortBand(band)},`}</span>
          ))}
        </span>{' '}
        {from}{' '}
        <span className={styles.week}>
          {weeks.map((week) => (
            <span key={week}>{shortDay(week)}</span>
          ))}
        </span>
      </span>
    </button>
  )
}

function AcceptTerms({ offer: { token } }: { offer: Offer }) {
  return (
    <Post
      to="/offer"
      token={token}
      act="accept-terms"
      button={installerTerms(brand).button}
      look={`button ${page.press}`}
    />
  )
}

const plain = `link ${kit.link} ${page.plain}`

function Decline({ offer: { token } }: { offer: Offer }) {
  return (
    <>
      <Post to="/offer" token={token} act="decline" button={offerWords.decline} look={plain} />
      <span className={page.nothing}>{words.sendNothing}</span>
    </>
  )
}

function BackToWaiting({ offer }: { offer: Offer }) {
  return (
    <a className={plain} href={offerPath(offer)}>
      {words.change.back}
    </a>
  )
}

function Rules({ offer: { places, fee } }: { offer: Offer }) {
  const { rules } = words
  const others = places.most - places.before - 1
  return (
    <ul className={page.rules}>
      <li>{others > 0 ? fill(rules.others, { others: numberWord(others) }) : rules.alone}</li>
      <li>{rules.see}</li>
      <li>{fill(rules.fee, { fee: formatFee(fee) })}</li>
      <li>{rules.lapse}</li>
    </ul>
  )
}
