import type { Country } from '#domain/enquiry/country.ts'
import type { FirstCall } from '#domain/offer/offer.ts'
import type { ConsentKind } from '#domain/privacy/channel-consent.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { terms } from '#estimate/terms.ts'

/** Every edition with its country and the law it is called under: no brand of it can have another's. */
type Editions = {
  victoria: { code: 'AU'; law: 'australia'; area: 'victoria' }
  britain: { code: 'GB'; law: 'britain'; area: 'england-and-wales' }
}

/** Whether the contact details are still those that the software came with: no mail reaches a name that ends so. */
export function isFictitious({ email }: Pick<Brand, 'email'>): boolean {
  return email.endsWith('.example')
}

/** Everything published in one brand's name. Another brand is another file of this shape, and a line in its edition's `brands`. */
export type Brand = { [Name in keyof Editions]: BrandOf<Name> }[keyof Editions]

export type ExpertProof = Record<
  'methodPublished' | 'sourcesDated' | 'authorsNamed' | 'nameSearched',
  boolean
>

/** The numbers under which a brand's company is registered, each by its name. Numbers that aren't set are left out. */
export function registrationsOf({
  abn,
  companyNumber,
  vatNumber,
  icoNumber,
}: Pick<Brand, 'abn' | 'companyNumber' | 'vatNumber' | 'icoNumber'>) {
  return [
    { name: 'ABN', number: abn },
    { name: 'Company number', number: companyNumber },
    { name: 'VAT number', number: vatNumber },
    { name: 'ICO registration', number: icoNumber },
  ].flatMap(({ name, number }) => (number ? [{ name, number }] : []))
}

/** Whether its fees carry the country's tax. */
export function chargesTax({ vatNumber }: Pick<Brand, 'vatNumber'>): boolean {
  return !terms.taxedOnceRegistered || Boolean(vatNumber)
}

type BrandOf<Name extends keyof Editions> = {
  /** Whose pages, forms, figures and law it has: a folder of `editions`. */
  edition: Name
  name: string
  legalName: string
  /** Australian Business Number. Like all numbers under which a company is registered, its rows are left out while it is empty. */
  abn?: string
  /** At Companies House. */
  companyNumber?: string
  vatNumber?: string
  /** In the register of those who pay the data protection fee. */
  icoNumber?: string
  /** False while a person has still to check the edition's figures for publishing; absent where nothing waits. */
  checked?: boolean
  /** What has to be true before the brand may call itself expert. */
  expertProof?: ExpertProof
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
  /**
   * Who calls a visitor first: an installer who accepted the lead, the desk, or the installers the visitor says yes to after seeing prices.
   */
  firstCall: FirstCall
  /** How many installers may have a lead. The consent names the number. */
  maxInstallers: number
  governingLaw: string
  courts: string
  privacyLaw: string
  /** Who hears complaints about privacy. */
  regulator: { name: string; short: string; website: string }
  /**
   * 'sentence': pressing the last button is the consent. 'checkbox': an unticked box must be ticked. 'channels': one must be ticked, and one
   * each for calls and texts may be.
   */
  consent: ConsentKind
  /** Who writes the articles. */
  editors: string
  mark: 'wattle' | 'beam'
}
