import { certificatePrice } from '#estimate/data/certificates.ts'
import { batteryCertificates, panelCertificates } from '#estimate/money/certificates.ts'
import type { Zone } from '#estimate/postcode.ts'
import type { Day } from '../estimate/shared/day.ts'
import { type Estimate, scale } from '../estimate/shared/figure.ts'
import { panelKilowatts, type Quote } from './quote.ts'

/** Certificates that a quote's equipment earns, and their worth in dollars. */
export type CertificatesDue = { panels: number; battery: number; worth: Estimate }

export function certificatesDue(quote: Quote, zone: Zone, installedOn: Day): CertificatesDue {
  const panels = panelCertificates(panelKilowatts(quote) ?? 0, zone, installedOn)
  const battery = batteryCertificates(quote.batteryKwh ?? 0, installedOn)
  return { panels, battery, worth: scale(panels + battery, certificatePrice.value) }
}

/** What is wrong with the certificates that a quote takes off. */
export type CertificateFault = 'twice' | 'wrong-date' | 'wrong-zone' | 'too-much' | 'too-little'

const zones: readonly Zone[] = [1, 2, 3, 4]

/**
 * Compares what a quote takes off with what is due on its day, within the range that installers credit for a certificate. What is
 * twice as much, or right for an earlier day or another zone, is named as such, by what comes closest. Undefined where it is right or isn't said.
 *
 * @param earlierDays the first days of the periods before this one, in which more was due
 */
export function certificateFault(
  quote: Quote,
  { zone, installedOn, earlierDays }: { zone: Zone; installedOn: Day; earlierDays: readonly Day[] },
): CertificateFault | undefined {
  const off = quote.certificatesOff
  if (off === undefined) return undefined
  const due = certificatesDue(quote, zone, installedOn)
  if (includes(due.worth, off)) return undefined
  if (off < due.worth.low) return 'too-little'
  const others = zones.filter((other) => other !== zone)
  const explanations: [CertificateFault, Estimate][] = [
    ['twice', scale(2, due.worth)],
    ...earlierDays.map((day) => explain('wrong-date', certificatesDue(quote, zone, day))),
    ...others.map((other) => explain('wrong-zone', certificatesDue(quote, other, installedOn))),
  ]
  const closest = explanations
    .filter(([, worth]) => includes(worth, off))
    .toSorted(([, one], [, other]) => Math.abs(one.mid - off) - Math.abs(other.mid - off))
    .at(0)
  return closest?.[0] ?? 'too-much'
}

function explain(fault: CertificateFault, due: CertificatesDue): [CertificateFault, Estimate] {
  return [fault, due.worth]
}

/** A dollar either way: quotes are rounded. */
function includes({ low, high }: Estimate, dollars: number): boolean {
  return low - 1 <= dollars && dollars <= high + 1
}
