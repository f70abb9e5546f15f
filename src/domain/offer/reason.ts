import { otherStateName } from '#estimate/states.ts'
import type {
  Accreditation,
  AccreditationCategory,
  CapPeriod,
  Installer,
  InstallerService,
  PropertyKind,
  SizeRange,
  Strength,
} from '../installer/installer.ts'
import {
  accreditationCategories,
  capPeriodNames,
  capPeriods,
  categoriesFor,
  coversPostcode,
  feeFor,
} from '../installer/installer.ts'
import { untilResumed } from '../installer/pause.ts'
import { warnedDays } from '../installer/standing.ts'
import { formatDayOfYear } from '../promise/format-time.ts'
import type { Need } from './need.ts'

/** Why an installer suits a lead or doesn't, as a phrase that can be read aloud; 'neither' counts neither way. */
export type Reason = { side: 'for' | 'against' | 'neither'; code: ReasonCode; text: string }

export type ReasonCode =
  | 'area'
  | 'service'
  | 'property'
  | 'fee'
  | 'size'
  | 'hours'
  | 'accreditation'
  | 'seller'
  | 'terms'
  | 'cap'
  | 'away'
  | 'person'
  | 'offer'
  | 'strength'

const supports = (code: ReasonCode, text: string): Reason => ({ side: 'for', code, text })
const excludes = (code: ReasonCode, text: string): Reason => ({ side: 'against', code, text })

/** Every reason that lies in the installer and the need alone, on a day (YYYY-MM-DD). */
export function standingReasons(installer: Installer, need: Need, today: string): Reason[] {
  return [
    areaReason(installer, need),
    ...need.services.map((service) => serviceReason(installer, service)),
    ...propertyReasons(installer, need.property),
    ...feeReasons(installer, need),
    ...sizeReasons(installer, need),
    ...accreditationReasons(installer, need, today),
    sellerReason(installer, today),
    ...awayReasons(installer, today),
    ...strengthReasons(installer, need),
  ]
}

function areaReason(installer: Installer, { postcode, region }: Need): Reason {
  if (postcode === '')
    return installer.area.wholeState
      ? supports('area', 'Covers all of Victoria, and we have no postcode')
      : excludes('area', 'Covers part of Victoria only, and we have no postcode')
  if (coversPostcode(installer, postcode, region)) return supports('area', `Covers ${postcode}`)
  const state = otherStateName(postcode)
  return state
    ? excludes('area', `Works in Victoria; ${postcode} is in ${state}`)
    : excludes('area', `Does not cover ${postcode}`)
}

export const serviceNames: Record<InstallerService, string> = {
  panels: 'panels',
  batteries: 'batteries',
  'roof-tiles': 'solar roof tiles',
}

function serviceReason({ services }: Installer, service: InstallerService): Reason {
  return services.includes(service)
    ? supports('service', `Fits ${serviceNames[service]}`)
    : excludes('service', `Does not fit ${serviceNames[service]}`)
}

const propertyNames: Record<PropertyKind, string> = {
  home: 'Homes',
  business: 'Businesses',
  farm: 'Farms',
}

function propertyReasons({ propertyKinds }: Installer, property: PropertyKind): Reason[] {
  return propertyKinds.includes(property)
    ? []
    : [excludes('property', `${propertyNames[property]} are not its work`)]
}

function feeReasons(installer: Installer, { services }: Need): Reason[] {
  return feeFor(installer, services) === undefined
    ? [excludes('fee', 'No fee is agreed for this work')]
    : []
}

function sizeReasons(installer: Installer, need: Need): Reason[] {
  return [
    ...sizeReason(need.panelKilowatts, installer.panelKilowatts, 'panels', 'kW'),
    ...sizeReason(need.batteryKilowattHours, installer.batteryKilowattHours, 'batteries', 'kWh'),
  ]
}

function sizeReason(
  asked: SizeRange | undefined,
  range: SizeRange | undefined,
  what: string,
  unit: string,
): Reason[] {
  if (!asked || !range) return []
  const text = `${what} of ${range.from} to ${range.to} ${unit}; this is for ${sizeInWords(asked)}`
  return asked.from <= range.to && range.from <= asked.to
    ? [supports('size', `Fits ${text}`)]
    : [excludes('size', `Fits only ${text}`)]
}

function sizeInWords({ from, to }: SizeRange): string {
  if (from === to) return `about ${from}`
  if (from === 0) return `up to ${to}`
  return to === Infinity ? `${from} or more` : `${from} to ${to}`
}

/** Fails closed: a category nobody holds today excludes. */
function accreditationReasons({ accreditations }: Installer, need: Need, today: string): Reason[] {
  const isNeeded = (category: AccreditationCategory) =>
    need.services.some((service) => categoriesFor[service].includes(category))
  return accreditationCategories
    .filter(isNeeded)
    .map((category) => accreditationReason(category, lastEnd(accreditations, category), today))
}

function accreditationReason(
  category: AccreditationCategory,
  last: string | undefined,
  today: string,
): Reason {
  if (last === undefined)
    return excludes('accreditation', `No accreditation for ${category} on record`)
  const end = formatDayOfYear(last, today)
  if (last < today) return excludes('accreditation', `Accreditation for ${category} ended ${end}`)
  const text = `Accredited for ${category} until ${end}`
  const daysLeft = (Date.parse(last) - Date.parse(today)) / 86_400_000
  return daysLeft > warnedDays
    ? supports('accreditation', text)
    : { side: 'neither', code: 'accreditation', text }
}

/** The last day on which somebody holds it. */
function lastEnd(
  accreditations: readonly Accreditation[],
  category: AccreditationCategory,
): string | undefined {
  let last: string | undefined
  for (const { category: held, expiresOn } of accreditations)
    if (held === category && (last === undefined || expiresOn > last)) last = expiresOn
  return last
}

function sellerReason({ seller, terms }: Installer, today: string): Reason {
  if (!terms) return excludes('terms', 'Has not accepted our terms yet')
  if (!seller) return excludes('seller', 'No approval as a seller on record')
  const ends = formatDayOfYear(seller.expiresOn, today)
  return seller.expiresOn < today
    ? excludes('seller', `Approval as a seller ended ${ends}`)
    : supports('seller', `Approved as a seller until ${ends}`)
}

function awayReasons({ closedAt, pausedUntil, daysOff }: Installer, today: string): Reason[] {
  const off = daysOff.find(({ from, until }) => from <= today && today <= until)
  return [
    ...(closedAt ? [excludes('away', 'No longer works with us')] : []),
    ...(pausedUntil && today < pausedUntil
      ? [excludes('away', pauseText(pausedUntil, today))]
      : []),
    ...(off ? [excludes('away', `Away until ${formatDayOfYear(off.until, today)}`)] : []),
  ]
}

function pauseText(until: string, today: string): string {
  return until === untilResumed
    ? 'Paused until it resumes'
    : `Paused until ${formatDayOfYear(until, today)}`
}

const strengthNames: Record<Strength, string> = {
  price: 'price',
  warranty: 'long warranties',
  local: 'being local',
  speed: 'fast installation',
  reviews: 'good reviews',
  premium: 'premium equipment',
}

function strengthReasons({ strengths }: Installer, { preference }: Need): Reason[] {
  const asked = strengths.find((strength) => strength === preference)
  return asked
    ? [supports('strength', `Known for ${strengthNames[asked]}, which was asked for`)]
    : []
}

/** One reason for each cap: places that are left, or the cap that is reached. */
export function capReasons(
  { caps }: Pick<Installer, 'caps'>,
  accepted: Readonly<Record<CapPeriod, number>>,
): Reason[] {
  return capPeriods.flatMap((period) => {
    const cap = caps[period]
    if (cap === undefined) return []
    return accepted[period] >= cap
      ? [excludes('cap', `Had its ${cap} for ${capPeriodNames[period]}`)]
      : [supports('cap', `Had ${accepted[period]} of ${cap} ${capPeriodNames[period]}`)]
  })
}

export function personReason(text: string, side: Reason['side']): Reason {
  return { side, code: 'person', text }
}

export function offerReason(text: string): Reason {
  return excludes('offer', text)
}
