import { otherStateName } from '#estimate/states.ts'
import type { WeekHours } from '../promise/calling-calendar.ts'
import type { Region } from '../region.ts'

/** What installers do. A lead may need several of them at once. */
export const installerServices = ['panels', 'batteries', 'roof-tiles'] as const
export type InstallerService = (typeof installerServices)[number]

export const propertyKinds = ['home', 'business', 'farm'] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** What installers do well, as values of the question `installer-preference`. */
export const strengths = ['price', 'warranty', 'local', 'speed', 'reviews', 'premium'] as const
export type Strength = (typeof strengths)[number]

/** What the law and the discounts require somebody on the job to be accredited for. */
export const accreditationCategories = ['design', 'installation', 'batteries'] as const
export type AccreditationCategory = (typeof accreditationCategories)[number]

/** The categories that a service needs, held by one person or several. */
export const categoriesFor: Record<InstallerService, readonly AccreditationCategory[]> = {
  panels: ['design', 'installation'],
  batteries: ['batteries'],
  'roof-tiles': ['design', 'installation'],
}

export type Accreditation = {
  person: string
  category: AccreditationCategory
  number: string
  /** The last day (YYYY-MM-DD) on which it holds. */
  expiresOn: string
}

/** From and to, both included. */
export type SizeRange = { from: number; to: number }

/** The most leads accepted in a day, a week from Monday and a calendar month; the lowest wins. */
export type Caps = Partial<Record<CapPeriod, number>>
export const capPeriods = ['day', 'week', 'month'] as const
export type CapPeriod = (typeof capPeriods)[number]
export const capPeriodNames: Record<CapPeriod, string> = {
  day: 'today',
  week: 'this week',
  month: 'this month',
}

/** Somebody of an installer, and whether offers go to them. */
export type InstallerPerson = { name: string; email: string; phone: string; getsOffers: boolean }

/** What an accepted lead costs, in cents without GST, by the services it needs, joined by '+'. */
export type Fees = Readonly<Record<string, number>>

/** The fee for a lead that needs these services, in cents without GST; undefined where none was agreed. */
export function feeFor(
  { fees }: { fees: Fees },
  services: readonly InstallerService[],
): number | undefined {
  return fees[installerServices.filter((service) => services.includes(service)).join('+')]
}

/** A business that installs. */
export type Installer = {
  id: string
  tradingName: string
  abn: string
  /** Where it works: all of the state, or these regions and postcodes. Exceptions win. */
  area: {
    wholeState: boolean
    regions: readonly Region[]
    postcodes: readonly string[]
    exceptPostcodes: readonly string[]
  }
  services: readonly InstallerService[]
  propertyKinds: readonly PropertyKind[]
  /** Absent where it takes every size. */
  panelKilowatts?: SizeRange | undefined
  batteryKilowattHours?: SizeRange | undefined
  strengths: readonly Strength[]
  /** When it works, on the clock of its place; absent where it didn't say. */
  hours?: WeekHours | undefined
  /** Days (YYYY-MM-DD) on which it takes nothing, both included. */
  daysOff: readonly { from: string; until: string }[]
  /** The first day (YYYY-MM-DD) on which it takes leads again. */
  pausedUntil?: string | undefined
  caps: Caps
  /** Its share of the leads beside others: two gets twice as many as one. Above nought. */
  weight: number
  accreditations: readonly Accreditation[]
  /** The seller's own approval under the consumer code. */
  seller?: { number: string; expiresOn: string } | undefined
  fees: Fees
  people: readonly InstallerPerson[]
  /** Where offers are posted to, beside the letter. */
  webhook?: string | undefined
  /** The terms it accepted by link; before that nothing is offered. */
  terms?: { version: string; acceptedAt: string } | undefined
  closedAt?: string | undefined
}

/** Whether it works at a postcode in a region; exceptions win. Over the border of Victoria it works only where it names the postcode. */
export function coversPostcode(
  { area }: Pick<Installer, 'area'>,
  postcode: string,
  region: Region | undefined,
): boolean {
  if (area.exceptPostcodes.includes(postcode)) return false
  return (
    (area.wholeState && otherStateName(postcode) === undefined) ||
    area.postcodes.includes(postcode) ||
    (region !== undefined && area.regions.includes(region))
  )
}
