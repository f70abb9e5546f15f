import { priceWords, sayReach } from '#content/pages/prices.ts'
import { numberWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatBand, formatSystem } from '#domain/offer/price-words.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { terms } from '#estimate/terms.ts'
import { type Letter, type LetterDeps, tableOf } from '../letter.ts'

type Prices = Extract<DeliveryContent, { kind: 'prices' }>

/**
 * Tells a visitor what installers would do it for, before anybody calls: the letter is worth opening nothing for. As in every letter to a
 * visitor, nothing they typed is in it, and no installer's own words either.
 */
export function pricesLetter({ lead, stated, prices }: Prices, deps: LetterDeps<Prices>): Letter {
  const { brand, now, pageLink, withdrawalLink } = deps
  const day = (moment: string) =>
    formatDate(dayOf(new Date(moment), brand.timeZone), dayOf(now, brand.timeZone))
  const isOne = prices.length === 1
  const heading = `${installersHave(prices.length)} given you a price`
  const reach = (text: string) => sayReach(text, { phoneEnding: lead.columns.phone })
  const nobody = reach(priceWords.here.lead.others)
  const until = day(prices.map(({ price }) => price.standsUntil).toSorted()[0] ?? '')
  return {
    subject: `${heading} · ${lead.reference}`,
    preview: nobody,
    heading,
    parts: [
      {
        kind: 'words',
        text: `${isOne ? 'It’s' : 'They’re'} for the system on your page: ${formatSystem(stated)}. ${nobody}`,
        strong: nobody,
      },
      tableOf([
        ...prices.map(({ name, price }) => ({
          name,
          value: [
            formatBand(price),
            ...(price.system ? [`for another system: ${formatSystem(price.system)}`] : []),
            `could begin in the week of ${day(`${price.earliestWeek}T12:00:00.000Z`)}`,
          ].join(', '),
        })),
        { name: 'Our own estimate', value: formatBand(stated.band) },
      ]),
      { kind: 'button', text: priceWords.here.step[isOne ? 'one' : 'more'], address: pageLink },
      'Opening the page changes nothing.',
      { kind: 'heading', text: reach(priceWords.heading.choose) },
      isOne
        ? `Yes or no. The price stands until ${until}; then it closes by itself.`
        : `Yes to one, to more, or to none. Prices stand until ${until}; then they close by themselves.`,
      { kind: 'heading', text: 'What they know of you' },
      `${capitalise(terms.offeredPostcode)}, and what you picked about the home and the system. They don’t have your name, your phone or your email.`,
      { kind: 'reference', name: 'Reference', text: lead.reference },
    ],
    why: {
      text: 'You get this because somebody asked for prices on our site with this address. If it wasn’t you, withdraw it here:',
      link: { text: 'Withdraw my consent', address: withdrawalLink },
    },
  }
}

/** 'One installer has', 'Two installers have'. */
function installersHave(count: number): string {
  return count === 1 ? 'One installer has' : `${capitalise(numberWord(count))} installers have`
}
