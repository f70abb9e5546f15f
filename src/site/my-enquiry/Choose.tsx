import { priceWords, sayReach } from '#content/pages/prices.ts'
import { numberWord } from '#content/words.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { dayAt, deadlineOf, momentOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { shortBand } from '../link-page/short-band.ts'
import styles from './Choose.module.css'
import { Done } from './Done.tsx'
import { Again } from './firm/Again.tsx'
import { Firm, firmId, scaleOfAll, YesOrNo } from './firm/Firm.tsx'
import { Scale } from './firm/Scale.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import { PricedSystem } from './PricedSystem.tsx'
import { firmsOf, type PricedFirm, type Prices, pricesStanding } from './prices.ts'

const words = priceWords

type Props = { prices: Prices; enquiry: MyEnquiry }

/** The prices there are, who may call by them, and who may not. */
export function Choose(props: Props) {
  const { prices, enquiry } = props
  const open = firmsOf(prices, 'open')
  const agreed = firmsOf(prices, 'agreed')
  const others = firmsOf(prices, 'refused', 'taken-back', 'given-back', 'closed')
  const done = <Done enquiry={enquiry} acts={['say-no', 'take-yes-back', 'ask-again']} />
  const hasChoice = open.length > 0 || agreed.length === 0
  return (
    <>
      {!hasChoice && done}
      {agreed.length > 0 && (
        <div className={kit.split}>
          <div>
            <h2>{sayReach(words.heading.may, enquiry)}</h2>
            <MayCall {...props} firms={agreed} />
          </div>
          {others.length > 0 && <MayNot {...props} firms={others} />}
        </div>
      )}
      {hasChoice && (
        <div className={agreed.length > 0 ? styles.more : undefined}>
          <h2>{sayReach(words.heading[agreed.length > 0 ? 'others' : 'choose'], enquiry)}</h2>
          {done}
          <State {...props} />
          <PricedSystem prices={prices} house={enquiry.house} hasPrices={open.length > 0} />
          <Open {...props} firms={open} />
        </div>
      )}
      {agreed.length === 0 && others.length > 0 && (
        <div className={styles.more}>
          <MayNot {...props} firms={others} />
        </div>
      )}
    </>
  )
}

/** What is done while there is no price, or none any more. */
function State({ prices, enquiry }: Props) {
  const standing = pricesStanding(prices, enquiry)
  const by = deadlineOf(prices.by, enquiry.now)
  if (standing === 'asked' || standing === 'seeking')
    return (
      <>
        <p className={`lead ${styles.lead}`}>
          {fill(words.asked.text, { most: numberWord(brand.maxInstallers) })}
        </p>
        <p className={styles.after}>{fill(words.asked.nothing, { by })}</p>
      </>
    )
  if (standing !== 'nobody' || !enquiry.way?.mayChoose) return
  return (
    <Post
      token={enquiry.token}
      act="choose-way"
      className={styles.instead}
      button={words.nobody.button}
    >
      <input type="hidden" name="way" value="call" />
      <p>{words.nobody.text}</p>
    </Post>
  )
}

type FirmsProps = Props & { firms: readonly PricedFirm[] }

/** A card for each price that waits for an answer. */
function Open({ firms, ...props }: FirmsProps) {
  if (firms.length === 0) return
  const isOne = firms.length === 1
  return (
    <>
      {!isOne && <Glance {...props} firms={firms} />}
      <div className={isOne ? styles.single : styles.several}>
        {firms.map((firm) => (
          <Firm key={firm.offer} firm={firm} {...props}>
            <YesOrNo firm={firm} {...props} />
          </Firm>
        ))}
        {isOne && <Then {...props} />}
      </div>
      <After {...props} firms={firms} />
    </>
  )
}

/** On a phone each price in a line, as a link to its card. */
function Glance({ firms, prices }: FirmsProps) {
  const scale = scaleOfAll(prices)
  return (
    <ul className={styles.glance}>
      {firms.map((firm) => (
        <li key={firm.offer}>
          <a href={`#${firmId(firm)}`}>
            <span>{firm.name}</span> <b>{shortBand(firm.price)}</b>
            {firm.price.system ? (
              <small>{words.other.glance}</small>
            ) : (
              <Scale ours={prices.system.band} theirs={firm.price} scale={scale} isSmall />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What a yes and a no each do, beside the only price. */
function Then({ enquiry: { phoneEnding, asked } }: Props) {
  const { follows } = words
  return (
    <div className={styles.then}>
      <h3>{follows.yes}</h3>
      <p>{phoneEnding ? fill(follows.yesText, { ending: phoneEnding }) : follows.yesTextByEmail}</p>
      <h3>{follows.no}</h3>
      <p>{fill(follows.noText, { More: asked > 0 ? follows.more : '' })}</p>
    </div>
  )
}

function After({ firms, enquiry }: FirmsProps) {
  const { now, phoneEnding } = enquiry
  const { after } = words
  const isOne = firms.length === 1
  const days = [...new Set(firms.map(({ price }) => dayAt(price.standsUntil)))].toSorted()
  const day = `on ${formatDate(days[0] ?? '', dayAt(now))}`
  const until = formatDate(days[0] ?? '', dayAt(now))
  const link = <a href={after.path}>{after.link}</a>
  return (
    <div className={styles.after}>
      <p>{fill(isOne ? after.turnOne : after.turn, { link })}</p>
      {!isOne && <p>{phoneEnding ? fill(after.yes, { ending: phoneEnding }) : after.yesByEmail}</p>}
      <p>
        {days.length > 1
          ? fill(sayReach(after.stands.some, enquiry), { day })
          : fill(sayReach(after.stands[isOne ? 'one' : 'more'], enquiry), { day: until })}
      </p>
    </div>
  )
}

/** The installers that may call, and the way to take that back. */
function MayCall({ firms, ...props }: FirmsProps) {
  const { enquiry } = props
  const { token, now } = enquiry
  const back = sayReach(words.may.back, enquiry)
  return (
    <div className={styles.list}>
      {firms.map((firm) => (
        <Firm key={firm.offer} firm={firm} {...props}>
          <Post token={token} act="take-yes-back" at="choose" className={styles.back}>
            <input type="hidden" name="offer" value={firm.offer} />
            {firm.answeredAt && (
              <p className={kit.small}>
                {fill(sayReach(words.may.since, enquiry), {
                  when: momentOf(firm.answeredAt, now),
                  name: firm.name,
                })}
              </p>
            )}
            <button type="submit" className="quiet" aria-label={`${back}: ${firm.name}`}>
              {back}
            </button>
          </Post>
        </Firm>
      ))}
    </div>
  )
}

/** The installers that may not call, or not any more. */
function MayNot({ firms, prices, enquiry }: FirmsProps) {
  return (
    <div>
      <h2>{words.heading.mayNot}</h2>
      <ul className={styles.mayNot}>
        {firms.map((firm) => (
          <li key={firm.offer}>
            <h3>{firm.name}</h3>
            <p>
              {firm.answer !== 'open' &&
                firm.answer !== 'agreed' &&
                fill(sayReach(words.mayNot[firm.answer], enquiry), {
                  when: firm.answeredAt && <> {momentOf(firm.answeredAt, enquiry.now)}</>,
                })}
            </p>
            {firm.because && firm.because !== 'no' && (
              <p>
                {fill(words.mayNot.said, {
                  reason: lowerFirst(words.mayNot.reasons[firm.because]),
                })}
              </p>
            )}
            <Again firm={firm} prices={prices} enquiry={enquiry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
