import type { Country } from '#domain/enquiry/country.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/** Every edition with its country and the law it is called under: no brand of it can have another's. */
type Editions = {
  victoria: { code: 'AU'; law: 'australia'; area: 'victoria' }
}

/** Everything that is said in one brand's name. Another brand is another file of this shape, and a line in its edition's `brands`. */
export type Brand = { [Name in keyof Editions]: BrandOf<Name> }[keyof Editions]

type BrandOf<Name extends keyof Editions> = {
  /** Whose pages, forms, figures and law it has: a folder of `editions`. */
  edition: Name
  name: string
  legalName: string
  strapline: string
  /** One sentence for search results and link previews of pages that have none of their own. */
  description: string
  /** BCP 47 */
  locale: string
  /** What the references of its leads begin with. */
  referencePrefix: string
  country: Country & { code: Editions[Name]['code'] }
  address: {
    street: string
    locality: string
    region: string
    postcode: string
    countryCode: Editions[Name]['code']
  }
  phone: { label: string; link: string }
  email: string
  hours: readonly { days: string; opens: string; closes: string; schema: string }[]
  /** IANA */
  timeZone: string
  /** When the desk calls people, within what the law allows. */
  calling: CallingRules & { law: Editions[Name]['law']; deskArea: Editions[Name]['area'] }
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
}
