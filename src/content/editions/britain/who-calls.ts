import type { Brand } from '#content/brand.ts'
import { daysWithoutCalls } from '#content/call-promise.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { paid } from './paid.ts'

// Who left calls unticked reads of none: nothing here says that we call.
const words = {
  calls: 'you see prices, and say who may have your number',
  within: 'We answer within 24 hours.',
  who: 'we',
  promise: 'From one of us, in a way you ticked. No installer has your name or number yet.',
  own: '{promise}. Prices come to your own page, and you say by name who may have your number. Anything else: {number}.',
  steps: [
    {
      name: 'We read it, and answer you',
      text: 'One of us does, in a way you ticked. We ask what the form didn’t: the roof, its shade, your tariff.',
    },
    {
      name: 'Installers name a price',
      text: 'For one stated system, beside our own estimate. They see your part of town and what you need, but not who you are.',
    },
  ],
  hours: {
    about: 'until we answer you',
    sunday: 'Ask on Friday at noon and you’ll have an answer by noon on Monday.',
  },
} as const

/** Who speaks with a visitor first. It is always the desk: an installer may once the visitor has said yes to it by name. */
export function whoCalls(brand: Pick<Brand, 'firstCall' | 'calling'>) {
  const days = daysWithoutCalls(brand)
  return {
    ...words,
    promise: `${words.promise} ${days}`,
    within: `${words.within} ${days}`,
  }
}

/** A text of a form or page with who calls put in: `{calls}`, `{Calls}`, `{within}` and `{who}`. */
export function sayWhoCalls(brand: Pick<Brand, 'firstCall' | 'calling'>, text: string): string {
  const { calls, within, who } = whoCalls(brand)
  const parts: Record<string, string> = { calls, Calls: capitalise(calls), within, who }
  return text.replaceAll(/\{(\w+)\}/g, (token, name) => parts[name] ?? token)
}

/** How installers are chosen and how many may have the details: what every page that speaks of it says. */
export function howWeChoose({ maxInstallers }: Pick<Brand, 'maxInstallers'>) {
  const most = numberWord(maxInstallers)
  return {
    heading: 'How you choose who calls',
    paragraphs: [
      'We ask installers by five things: whether they work at your postcode, whether they do what you asked for in that size, whether their certificate for it is current in our records, whether they have room for another home, and whose turn it is. Nobody comes first by paying more. Prices are in the order of turn, and you can sort them.',
      'Before your yes an installer sees the kind of home, its roof, the system, the bill’s band, when you’d like it and the first part of your postcode, as in M14. Not your name, number, email, street or anything you wrote, and neither your income nor a benefit.',
      `At most ${most} may have your details, and each only once you have said yes to it by name, on your own page, channel by channel. You can take a yes back there. That installer is told at once and has to delete what it has.`,
      paid.text,
    ],
  } as const
}
