import { type Region, regions } from '#estimate/region.ts'
import type { Answers } from '../enquiry/form.ts'
import type { InstallerService, PropertyKind, SizeRange } from '../installer/installer.ts'
import { servicesNeeded } from '../installer/work.ts'
import { askedSize } from './asked-sizes.ts'

/** What a lead asks for, as far as it decides who suits. */
export type Need = {
  /** Empty where the visitor left none. */
  postcode: string
  region: Region | undefined
  /** Named where the postcode lies in two nations. */
  nation?: string | undefined
  /** All of them by one installer. */
  services: readonly InstallerService[]
  property: PropertyKind
  /** Undefined where the visitor left the size open. */
  panelKilowatts?: SizeRange | undefined
  batteryKilowattHours?: SizeRange | undefined
  /** What matters most to the visitor, as a value of the question `installer-preference`. */
  preference?: string | undefined
}

/** The columns of a lead that say what it asks for. */
export type NeedRow = {
  form_slug: string
  /** JSON. */
  answers: string
  postcode: string
  /** Empty where the postcode is in none of ours. */
  region: string
  service: string
  property_type: string
  business_type: string
}

/** What a stored lead asks for. A size counts only of work that it needs. */
export function needOf(row: NeedRow): Need {
  const answers: Answers = JSON.parse(row.answers)
  const services = servicesNeeded(row.service, answers)
  const sizeOf = (what: InstallerService) =>
    services.includes(what) ? askedSize(row.form_slug, answers, what) : undefined
  return {
    postcode: row.postcode,
    region: regions.find((region) => region === row.region),
    nation: answers.nation,
    services,
    property: propertyKindOf(row),
    panelKilowatts: sizeOf('panels'),
    batteryKilowattHours: sizeOf('batteries'),
    preference: answers['installer-preference'],
  }
}

/** The kind of property, from the lead's columns. */
export function propertyKindOf(lead: {
  service: string
  property_type: string
  business_type: string
}): PropertyKind {
  if (lead.business_type === 'agriculture') return 'farm'
  const isBusiness =
    lead.service === 'commercial-solar' ||
    lead.business_type !== '' ||
    lead.property_type === 'business'
  return isBusiness ? 'business' : 'home'
}
