import { unsubscribeWords } from '#content/pages/unsubscribe.ts'
import type { RegularLetter } from '#domain/delivery/regular-letters.ts'
import { brand } from '../brand.ts'
import notice from './Notice.module.css'

export type UnsubscribeProps = {
  state: 'ask' | 'done' | 'broken'
  letter?: RegularLetter
  /** Where the button posts to. */
  address?: string
}

/** The page behind the link that ends a regular letter: it asks, says that it is done, or that the link doesn't work. */
export function Unsubscribe({ state, letter, address }: UnsubscribeProps) {
  const { heading, text, button } = unsubscribeWords(state, letter)
  return (
    <section className={notice.notice}>
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {button && (
          <form method="post" action={address}>
            <button type="submit" className="button">
              {button}
            </button>
          </form>
        )}
        <p className={notice.to}>
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </div>
    </section>
  )
}
