import type { RegularLetter } from '#domain/delivery/regular-letters.ts'

/** What each regular letter is about, after 'You get an email'. */
export const aboutRegularLetters: Record<RegularLetter, string> = {
  given: 'when a lead is given to you',
  notices: 'when a promise runs out or is broken, by us or an installer',
  morning: 'each morning while promises are broken',
  weekly: 'each Monday about the week before',
  offers: 'when an enquiry is offered to you',
  asking: 'to ask whether you were called',
}
