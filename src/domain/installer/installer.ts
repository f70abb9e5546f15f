import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'
import { type Area, covers } from '#estimate/installer/area.ts'
import type { Region } from '#estimate/region.ts'
import { terms } from '#estimate/terms.ts'
import type { WeekHours } from '../promise/calling-calendar.ts'

/** What installers do. A lead may need several of them at once. */
export const installerServices = ['panels', 'batteries', 'roof-tiles'] as const
export type InstallerService = (typeof installerServices)[number]

export const propertyKinds = ['home', 'business', 'farm'] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** What installers do well, as values of the question `installer-preference`. */
export const strengths = ['price', 'warranty', 'local', 'speed', 'reviews', 'premium'] as const
export type Strength = (typeof strengths)[number]

export type Accreditation = {
  /** Who holds it; where businesses are certified and not people, the scheme that did. */
  person: string
  category: AccreditationCategory
  number: string
  /** The last day (YYYY-MM-DD) on which it holds. */
  expiresOn: string
  /** The day (YYYY-MM-DD) on which an operator looked it up. */
  checkedOn?: string | undefined
}

/** The cover for an installer's work. What isn't known is absent. */
export type Cover = {
  liability?: Liability | undefined
  /** Whether an insurer keeps its guarantee once it is gone. */
  hasInsuredGuarantee?: boolean | undefined
  /** The most that it asks before the work, in hundredths of the price. */
  depositPercent?: number | undefined
  electricalScheme?: string | undefined
  /** The day (YYYY-MM-DD) on which an operator looked this up. */
  checkedOn: string
}

/** Insurance against what its work may harm, and its last day (YYYY-MM-DD). */
export type Liability = { pounds: number; until: string }

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

/** People in the office do everything; people on the road do their own calls, visits and quotes. */
export const installerRoles = ['office', 'road'] as const
export type InstallerRole = (typeof installerRoles)[number]

/** A person of an installer, and whether offers go to them. */
export type InstallerPerson = {
  name: string
  email: string
  phone: string
  getsOffers: boolean
  /** Absent for people entered before there were roles: see roleOf. */
  role?: InstallerRole | undefined
  /** Whether a person on the road sees and accepts offers. */
  mayAccept?: boolean | undefined
  /** Whether they chose texts beside letters. */
  getsTexts?: boolean | undefined
  /** The first day (YYYY-MM-DD) on which they are back; they get no letters and no texts until then. */
  awayUntil?: string | undefined
}

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
  /** Its number in Australia's register; null elsewhere. */
  abn: string | null
  /** Its number at Companies House; absent for a sole trader, whose address is known instead. */
  companyNumber?: string | undefined
  legalName?: string | undefined
  address?: string | undefined
  vatNumber?: string | undefined
  area: Area
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
  /** The consumer code that it is in, or 'none', and the day (YYYY-MM-DD) on which an operator looked that up. */
  consumerCode?: { name: string; checkedOn: string } | undefined
  cover?: Cover | undefined
  fees: Fees
  people: readonly InstallerPerson[]
  /** Where offers are posted to, beside the letter. */
  webhook?: string | undefined
  /** The terms it accepted by link; before that nothing is offered. */
  terms?: { version: string; acceptedAt: string } | undefined
  closedAt?: string | undefined
  /** Where it was begun at the desk: see hasStarted. */
  start?: InstallerStart | undefined
  /** Leads from before aren't offered to it by themselves; absent where all are. */
  offersSince?: string | undefined
}

/** When an installer was begun at the desk, what was checked of it since, and when offers were let begin. */
export type InstallerStart = {
  begunAt: string
  /** An operator found its number in the public register, and that it is theirs. */
  numberCheckedAt?: string | undefined
  /** One of its people answered a call from the desk, or signed in by a code in a text. */
  phoneAnsweredAt?: string | undefined
  /** One of its people accepted a made-up offer. */
  rehearsedAt?: string | undefined
  startedAt?: string | undefined
}

/** Whether offers have begun. Installers imported from a file, or entered before there were checks, have started. */
export function hasStarted({ start }: Pick<Installer, 'start'>): boolean {
  return start === undefined || start.startedAt !== undefined
}

/** What tells which business it is, as an installer or a row has it. */
export type Identity = {
  abn: string | null
  companyNumber?: string | null | undefined
  legalName?: string | null | undefined
}

/** The number under which it is known; undefined for a sole trader. */
export function numberOf({ abn, companyNumber }: Identity): string | undefined {
  return abn ?? companyNumber ?? undefined
}

/** Which business it is, beside the name it trades under: 'ABN 51 824 753 556', 'Jo Price, sole trader'. */
export function identityOf(installer: Identity): string {
  const number = numberOf(installer)
  const status = number === undefined ? 'sole trader' : `${terms.companyNumber} ${number}`
  return installer.legalName ? `${installer.legalName}, ${status}` : status
}

/** Where the work is: a postcode and its region, and the nation that was named where it lies in two. */
export type WorkPlace = {
  postcode: string
  region: Region | undefined
  nation?: string | null | undefined
}

/** Whether it works there; exceptions win. */
export function coversPlace({ area }: Pick<Installer, 'area'>, place: WorkPlace): boolean {
  return covers(area, place)
}
