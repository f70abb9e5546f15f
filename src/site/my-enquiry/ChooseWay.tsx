import { wayWords } from '#content/pages/prices.ts'
import { numberWord } from '#content/words.ts'
import { type Way, ways } from '#domain/offer/offer.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { deadlineOf } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import styles from './DidWeCall.module.css'
import { expectedOf } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'
import { Row } from './Row.tsx'

type Choosing = Pick<MyEnquiry, 'token' | 'now' | 'promise' | 'way'>

/** A call or prices first, with what each means. Neither is the one we would like, so neither is gold. */
export function ChooseWay({ enquiry }: { enquiry: Choosing }) {
  const pricesOnly = enquiry.way?.pricesOnly
  const { heading, help } = pricesOnly ? wayWords.pricesOnly : wayWords
  const choices: readonly Way[] = pricesOnly ? ['prices'] : ways
  return (
    <>
      <h2 className={kit.heading}>{heading}</h2>
      <p className={`muted ${kit.help}`}>{help}</p>
      <div className={styles.answers}>
        {choices.map((way) => (
          <WayPost key={way} way={way} enquiry={enquiry} />
        ))}
      </div>
    </>
  )
}

function WayPost({ way, enquiry }: { way: Way; enquiry: Choosing }) {
  const { token, now, promise } = enquiry
  const parts = {
    deadline:
      enquiry.way?.chosen === 'prices' ? wayWords.anew : deadlineOf(expectedOf(promise).by, now),
    most: numberWord(brand.maxInstallers),
  }
  return (
    <Post token={token} act="choose-way">
      <button type="submit" name="way" value={way} className={`${kit.press} ${styles.answer}`}>
        {wayWords[way].button} <small>{fill(wayWords[way].text, parts)}</small>
      </button>
    </Post>
  )
}

/** Once it is chosen, the other way is a row among what can be changed. */
export function WayRow({ enquiry }: { enquiry: MyEnquiry }) {
  const { way } = enquiry
  if (!way?.mayChoose || way.chosen === null) return
  const { label, change } = wayWords.row
  return (
    <Row label={label} value={wayWords.row[way.chosen]} opens={change} isOpen={false}>
      <WayPost way={way.chosen === 'call' ? 'prices' : 'call'} enquiry={enquiry} />
    </Row>
  )
}
