import { batteryCertificates, nextBatteryStep, nominalNeeded } from './battery-certificates.ts'
import type { Day } from './day.ts'
import { type Range, times } from './figure.ts'
import { nextPanelStep, panelCertificates } from './panel-certificates.ts'
import type { Zone } from './postcode.ts'

/** Certificates and what an installer credits for them, in dollars. */
export type Certificates = { count: number; worth: Range }

/** What is earned on the day of installation, and from the day it next falls. */
export type CertificatesAhead = Certificates & {
  next?: Certificates & { from: Day }
  /** The nominal kWh a battery must have for it, where the usable size leaves that open. */
  ifNominal?: number
}

export function panelCertificatesAhead(
  kilowatts: number,
  zone: Zone,
  installed: Day,
  price: Range,
): CertificatesAhead {
  const on = (day: Day) => certificates(panelCertificates(kilowatts, zone, day), price)
  const from = nextPanelStep(installed)
  return { ...on(installed), next: from ? { from, ...on(from) } : undefined }
}

export function batteryCertificatesAhead(
  usableKwh: number,
  installed: Day,
  price: Range,
): CertificatesAhead {
  const on = (day: Day) => certificates(batteryCertificates(usableKwh, day), price)
  const from = nextBatteryStep(installed)
  return {
    ...on(installed),
    next: from ? { from, ...on(from) } : undefined,
    ifNominal: nominalNeeded(usableKwh),
  }
}

function certificates(count: number, price: Range): Certificates {
  return { count, worth: times(count, price) }
}
