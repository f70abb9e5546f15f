import type { RegularLetter } from '#domain/delivery/regular-letters.ts'
import { aboutRegularLetters } from '../regular-letters.ts'

const broken = {
  heading: 'This link doesn’t work',
  text: 'It isn’t complete, or it’s older than 180 days. Press the one in a newer email, or call or write to us and we’ll stop these emails.',
}

/** The page behind the link that ends a regular letter. The words in braces are replaced by the letter's subject. */
const operators = {
  ask: {
    heading: 'Stop these emails?',
    text: 'You get an email {about}. Nothing changes until you press the button.',
    button: 'Stop these emails',
  },
  done: {
    heading: 'You won’t get these emails any more',
    text: 'We no longer email you {about}. To turn it on again, sign in to the lead desk and open Settings, You.',
  },
}

const offers = {
  ask: {
    heading: 'Pause offers?',
    text: 'You get an email {about}. While you pause you’re offered nothing, and what you’ve accepted stays yours. Nothing changes until you press the button.',
    button: 'Pause offers',
  },
  done: {
    heading: 'Offers are paused',
    text: 'You won’t be offered anything until you start offers again on your page: any of our emails links to it. What you’ve accepted stays yours.',
  },
}

const asking = {
  ask: {
    heading: 'Stop asking?',
    text: 'You get an email {about}. We won’t ask again, and everything else about your enquiry stays as it is. Nothing changes until you press the button.',
    button: 'Don’t ask me again',
  },
  done: {
    heading: 'We won’t ask you again',
    text: 'You get no more email {about}. Everything else about your enquiry stays as it is.',
  },
}

const others = { offers, asking }

/** What the page asks or says, by which it is also called. The letter is unknown where the link doesn't work. */
export function unsubscribeWords(
  state: 'ask' | 'done' | 'broken',
  letter?: RegularLetter,
): { heading: string; text: string; button?: string } {
  if (state === 'broken' || !letter) return broken
  const words = (letter === 'offers' || letter === 'asking' ? others[letter] : operators)[state]
  return { ...words, text: words.text.replace('{about}', aboutRegularLetters[letter]) }
}
