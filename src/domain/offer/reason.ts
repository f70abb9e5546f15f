import { acrossBorder } from '#estimate/border.ts'
import {
  type AccreditationCategory,
  accreditationCategories,
  accreditationPhrases,
  categoriesFor,
  needsSeller,
} from '#estimate/installer/accreditation.ts'
import { areaPhrases, coversUnknown } from '#estimate/installer/area.ts'
import { outsideName } from '#estimate/outside.ts'
import { terms } from '#estimate/terms.ts'
import type { Capacity } from '../installer/caps.ts'
import { insuredPhrase } from '../installer/cover.ts'
import type {
  Accreditation,
  Installer,
  InstallerService,
  PropertyKind,
  SizeRange,
  Strength,
} from '../installer/installer.ts'
import {
  capPeriodNames,
  capPeriods,
  coversPlace,
  feeFor,
  hasStarted,
} from '../installer/installer.ts'
import { untilResumed } from '../installer/pause.ts'
import { warnedDays } from '../installer/standing.ts'
import { whyNotStarted } from '../installer/start.ts'
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
  | 'code'
  | 'cover'
  | 'start'
  | 'terms'
  | 'cap'
  | 'away'
  | 'person'
  | 'offer'
  | 'backlog'
  | 'strength'

const supports = (code: ReasonCode, text: string): Reason => ({ side: 'for', code, text })
const excludes = (code: ReasonCode, text: string): Reason => ({ side: 'against', code, text })

/** Every reason that lies in the installer and the need alone, on a day (YYYY-MM-DD). */
export function standingReasons(installer: Installer, need: Need, today: string): Reason[] {
  return [
    areaReason(installer, need),
    ...borderReasons(need),
    ...need.services.map((service) => serviceReason(installer, service)),
    ...propertyReasons(installer, need.property),
    ...feeReasons(installer, need),
    ...sizeReasons(installer, need),
    ...accreditationReasons(installer, need, today),
    ...startReasons(installer, today),
    ...sellerReasons(installer, today),
    ...codeReasons(installer, today),
    ...coverReasons(installer, today),
    ...awayReasons(installer, today),
    ...strengthReasons(installer, need),
  ]
}

function areaReason(installer: Installer, { postcode, region, nation }: Need): Reason {
  if (postcode === '')
    return coversUnknown(installer.area)
      ? supports('area', areaPhrases.coversUnknown)
      : excludes('area', areaPhrases.coversPart)
  if (coversPlace(installer, { postcode, region, nation }))
    return supports('area', areaPhrases.covers(postcode))
  const state = outsideName(postcode)
  return state
    ? excludes('area', `Works in ${terms.everywhere}; ${postcode} is in ${state}`)
    : excludes('area', areaPhrases.coversNot(postcode))
}

/** A home across the border has the same postcode, and no reason of ours knows on which side it is. */
function borderReasons({ postcode }: Need): Reason[] {
  const across = acrossBorder(postcode)
  return across ? [{ side: 'neither', code: 'area', text: `${postcode} is also ${across}` }] : []
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

/** Fails closed: a category not held today excludes. */
function accreditationReasons({ accreditations }: Installer, need: Need, today: string): Reason[] {
  const isNeeded = (category: AccreditationCategory) =>
    need.services.some((service) => categoriesFor[service].includes(category))
  return accreditationCategories
    .filter(isNeeded)
    .map((category) => accreditationReason(category, lastHeld(accreditations, category), today))
}

function accreditationReason(
  category: AccreditationCategory,
  held: Accreditation | undefined,
  today: string,
): Reason {
  if (!held) return excludes('accreditation', accreditationPhrases.missing(category))
  const { person, expiresOn, checkedOn } = held
  const until = formatDayOfYear(expiresOn, today)
  if (expiresOn < today)
    return excludes('accreditation', accreditationPhrases.ended(category, until))
  const checked = checkedOn && formatDayOfYear(checkedOn, today)
  const text = accreditationPhrases.current(category, { person, until, checked })
  const daysLeft = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  return daysLeft > warnedDays
    ? supports('accreditation', text)
    : { side: 'neither', code: 'accreditation', text }
}

/** The accreditation of a category that lasts longest. */
function lastHeld(
  accreditations: readonly Accreditation[],
  category: AccreditationCategory,
): Accreditation | undefined {
  let last: Accreditation | undefined
  for (const one of accreditations)
    if (one.category === category && (!last || one.expiresOn > last.expiresOn)) last = one
  return last
}

function startReasons(installer: Installer, today: string): Reason[] {
  const why = whyNotStarted(installer, today)
  return why ? [excludes('start', why)] : []
}

function sellerReasons(installer: Installer, today: string): Reason[] {
  const { seller, terms } = installer
  // What is missing before the first offer is shown together.
  if (!hasStarted(installer)) return []
  if (!terms) return [excludes('terms', 'Has not accepted our terms yet')]
  if (!needsSeller) return []
  if (!seller) return [excludes('seller', 'No approval as a seller on record')]
  const ends = formatDayOfYear(seller.expiresOn, today)
  return seller.expiresOn < today
    ? [excludes('seller', `Approval as a seller ended ${ends}`)]
    : [supports('seller', `Approved as a seller until ${ends}`)]
}

/** Shown, but not counted: no code is needed to be offered leads. */
function codeReasons({ consumerCode }: Installer, today: string): Reason[] {
  if (!consumerCode) return []
  const name = consumerCode.name === 'none' ? 'no consumer code' : consumerCode.name
  const checked = formatDayOfYear(consumerCode.checkedOn, today)
  return [{ side: 'neither', code: 'code', text: `In ${name}, checked ${checked}` }]
}

/** It keeps no installer from leads: what isn't current is left out. */
function coverReasons({ cover }: Installer, today: string): Reason[] {
  const phrase = insuredPhrase(cover?.liability, today)
  return phrase
    ? [{ side: phrase.endsSoon ? 'neither' : 'for', code: 'cover', text: phrase.text }]
    : []
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

export const strengthNames: Record<Strength, string> = {
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
    ? [supports('strength', `${terms.knownFor} ${strengthNames[asked]}, which was asked for`)]
    : []
}

/** One reason for each cap: places that are left, or the cap that is reached; and whether as many offers are open as places allow. */
export function capReasons(
  { caps }: Pick<Installer, 'caps'>,
  { accepted, open, mostOpen }: Capacity,
): Reason[] {
  const reasons = capPeriods.flatMap((period) => {
    const cap = caps[period]
    if (cap === undefined) return []
    return accepted[period] >= cap
      ? [excludes('cap', `Had its ${cap} for ${capPeriodNames[period]}`)]
      : [supports('cap', `Had ${accepted[period]} of ${cap} ${capPeriodNames[period]}`)]
  })
  return mostOpen > 0 && open >= mostOpen
    ? [...reasons, excludes('cap', `Has ${open} offers open, as many as its places allow`)]
    : reasons
}

export function personReason(text: string, side: Reason['side']): Reason {
  return { side, code: 'person', text }
}

export function offerReason(text: string, side: Reason['side'] = 'against'): Reason {
  return { side, code: 'offer', text }
}

export const backlogReason: Reason = {
  side: 'neither',
  code: 'backlog',
  text: 'The lead came before it was ready: not offered by itself unless owners say so',
}
