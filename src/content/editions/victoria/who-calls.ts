import type { Brand } from '#content/brand.ts'
import { daysWithoutCalls } from '#content/call-promise.ts'
import { numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'

type Words = {
  /** The words for {calls}, {within} and {who} in forms and at both ends of a page. */
  calls: string
  within: string
  who: string
  /** What the thank-you page and the confirmation say under the promised time. */
  promise: string
  /** The same for visitors with the link. The page fills in the words in braces. */
  own: string
  /** What happens first, and second. */
  steps: readonly [{ name: string; text: string }, { name: string; text: string }]
  /** What the promised hours are about, and what becomes of them over a Sunday. */
  hours: { about: string; sunday: string }
}

const words: Record<Brand['firstCall'], Words> = {
  installer: {
    calls: 'an accredited local installer calls with a price',
    within: 'A local installer calls within 24 hours, or we do if none fits.',
    who: 'the installer',
    promise: 'From an installer near you who fits, or from us if none does. Never before 9 am.',
    own: '{promise}, from an installer near you. We’ll write to you with their name and number first. If nobody fits, we call you ourselves from {number}.',
    steps: [
      {
        name: 'We find an installer who fits',
        text: 'Installers near you who do this work and have time. They see your suburb and what you need, but not who you are, until they accept.',
      },
      {
        name: 'They call you',
        text: 'We write to you with their name and number first. If nobody fits, one of us calls you instead.',
      },
    ],
    hours: {
      about: 'until a local installer calls you, or we do',
      sunday: 'Ask on Saturday night and you’ll get a call on Monday.',
    },
  },
  desk: {
    calls: 'one of us calls and says who nearby could quote',
    within: 'We call within 24 hours.',
    who: 'we',
    promise: 'From us, never before 9 am.',
    own: '{promise}, from {number}. Save the number, so that you know it’s us.',
    steps: [
      {
        name: 'We read your answers',
        text: 'One of us does, so that the call starts with your roof and your bill.',
      },
      {
        name: 'We call you',
        text: 'We ask what the form didn’t, and say who nearby could do it well.',
      },
    ],
    hours: {
      about: 'until we call you',
      sunday: 'Ask on Saturday night and we’ll call on Monday.',
    },
  },
  'visitor-chooses': {
    calls: 'you see prices, and say who may call',
    within: 'We answer within 24 hours, and nobody calls unless you ticked it.',
    who: 'we',
    promise:
      'From us, in a way that you ticked. No installer has your name or number before you say yes to it.',
    own: '{promise}. Your page shows prices as they come, and you say who may call. Anything else: {number}.',
    steps: [
      {
        name: 'We ask installers for a price',
        text: 'They see your suburb and what you need, but not who you are.',
      },
      {
        name: 'You say who may call',
        text: 'By name, on your own page: one of them, three, or nobody.',
      },
    ],
    hours: {
      about: 'until we answer you',
      sunday: 'Ask on Saturday night and you’ll have an answer on Monday.',
    },
  },
}

/** Who calls a visitor that asked for quotes: an installer that accepts, or we first. */
export function whoCalls({ firstCall, ...brand }: Pick<Brand, 'firstCall' | 'calling'>): Words {
  const { promise, within, ...others } = words[firstCall]
  const days = daysWithoutCalls(brand)
  return { ...others, promise: `${promise} ${days}`, within: `${within} ${days}` }
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
    heading: 'How we choose installers',
    paragraphs: [
      'We choose by four things: whether they work at your postcode, whether they fit what you asked for and are accredited for it today, whether they have room for another customer, and whose turn it is. Nobody comes first by paying more. If you told us what matters most to you, your page says who is known for it.',
      `At most ${most} installers may have your details. Before they accept they see your postcode, its suburb and what you need, but not your name, number, email or anything you wrote. The first to accept calls first; another one waits a day, unless you say they may call too.`,
      `Each installer that accepts your enquiry pays us a fee for it, whether or not you buy. You pay us nothing.`,
      'Your own page, by the link in our email, names each of them, since when they have your details, and why them. There you can stop one, or all.',
    ],
  } as const
}
