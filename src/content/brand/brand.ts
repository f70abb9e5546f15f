import type { Country } from '#domain/enquiry/country.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/** Everything that is said in one brand's name. Another brand is another file of this shape, and a line in `brands`. */
export type Brand = {
  name: string
  legalName: string
  strapline: string
  /** One sentence for search results and link previews of pages that have none of their own. */
  description: string
  /** BCP 47 */
  locale: string
  /** What the references of its leads begin with. */
  referencePrefix: string
  country: Country
  /** Written before an amount in the brand's own voice. */
  currencySign: string
  /** Written before an amount of Australian dollars, which a reader elsewhere must not take for their own money. */
  australianDollar: string
  address: {
    street: string
    locality: string
    region: string
    postcode: string
    countryCode: string
  }
  phone: { label: string; link: string }
  email: string
  hours: readonly { days: string; opens: string; closes: string; schema: string }[]
  /** IANA */
  timeZone: string
  /** When the desk calls people, within what the law allows. */
  calling: CallingRules
  /** Who calls a visitor first: an installer who accepted the lead, or the desk. */
  firstCall: 'installer' | 'desk'
  /** How many installers may have a lead. The consent names the number. */
  maxInstallers: number
  governingLaw: string
  courts: string
  privacyLaw: string
  /** Who hears complaints about privacy. */
  regulator: { name: string; short: string; website: string }
  /** 'sentence': pressing the last button is the consent. 'checkbox': an unticked box must be ticked. */
  consent: 'sentence' | 'checkbox'
  /** Who writes the articles. */
  editors: string
  mark: 'wattle' | 'beam'
  /** False where Australian offers and schemes are background, not something the reader could take up. */
  sellsInAustralia: boolean
}
