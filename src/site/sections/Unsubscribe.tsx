import { unsubscribeWords } from '#content/pages/unsubscribe.ts'
import type { RegularLetter } from '#domain/delivery/regular-letters.ts'
import { NoticePage } from './NoticePage.tsx'

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
    <NoticePage heading={heading} text={text}>
      {button && (
        <form method="post" action={address}>
          <button type="submit" className="button">
            {button}
          </button>
        </form>
      )}
    </NoticePage>
  )
}
