import type { Region } from '../region.ts'
import type { InstallerService, PropertyKind } from './installer.ts'

/** What a lead asks for, as far as it decides who suits. */
export type Need = {
  /** Empty where the visitor left none. */
  postcode: string
  region: Region | undefined
  /** All of them by one installer. */
  services: readonly InstallerService[]
  property: PropertyKind
  panelKilowatts?: number | undefined
  batteryKilowattHours?: number | undefined
  /** What matters most to the visitor, as a value of the question `installer-preference`. */
  preference?: string | undefined
}

const servicesBy: Record<string, readonly InstallerService[]> = {
  'solar-panels': ['panels'],
  'solar-battery': ['batteries'],
  'solar-panels-plus-battery': ['panels', 'batteries'],
  'commercial-solar': ['panels'],
  'roof-tiles': ['roof-tiles'],
}

/** The services that a lead's own service needs. Who is not sure, or asks for rebates, starts with panels. */
export function servicesNeeded(service: string): readonly InstallerService[] {
  return servicesBy[service] ?? ['panels']
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
