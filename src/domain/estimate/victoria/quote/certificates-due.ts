import { type Day, yearOf } from '../../shared/day.ts'
import { type Estimate, scale } from '../../shared/figure.ts'
import { batterySteps, certificatePrice } from '../data/certificates.ts'
import { fairCredit } from '../data/quotes.ts'
import { stateRebate } from '../data/state-rebate.ts'
import { batteryCertificates, panelCertificates } from '../money/certificates.ts'
import type { Zone } from '../postcode.ts'
import { panelKilowatts, type Quote } from './quote.ts'

/** Certificates that a quote's equipment earns, and their worth in dollars. */
export type CertificatesDue = { panels: number; battery: number; worth: Estimate }

export function certificatesDue(quote: Quote, zone: Zone, installedOn: Day): CertificatesDue {
  const panels = panelCertificates(panelKilowatts(quote) ?? 0, zone, installedOn)
  const battery = batteryCertificates(quote.batteryKwh ?? 0, installedOn)
  return { panels, battery, worth: scale(panels + battery, certificatePrice.value) }
}

/** What is wrong with the certificates that a quote takes off. */
export type CertificateFault = 'twice' | 'wrong-date' | 'wrong-zone' | 'too-much'

/**
 * What a quote's line of certificates comes to. `with-rebate` has the state's rebate in it, `other-zone` is right for another
 * zone of the state while we don't know the home's: neither is anybody's fault, and `too-little` is only a question.
 */
type CertificatesOff = 'right' | 'too-little' | 'with-rebate' | 'other-zone' | CertificateFault

const zones: readonly Zone[] = [1, 2, 3, 4]
const victorianZones: readonly Zone[] = [3, 4]

export type Installation = {
  zone: Zone
  /** Whether the zone follows from a postcode, or is only the usual one. */
  isZoneKnown: boolean
  installedOn: Day
}

/**
 * Compares what a quote takes off with what is due on its day. What any installer may credit for a certificate is right, and so
 * is that with the state's rebate; only then is it looked for what is twice as much, or right for an earlier day or another
 * zone, by what comes closest. Undefined where it isn't said.
 */
export function judgeCertificates(
  quote: Quote,
  { zone, isZoneKnown, installedOn }: Installation,
): CertificatesOff | undefined {
  const off = quote.certificatesOff
  if (off === undefined) return undefined
  const countOn = (day: Day, zone: Zone) => {
    const { panels, battery } = certificatesDue(quote, zone, day)
    return panels + battery
  }
  const isFair = (count: number, dollars = off) => includes(scale(count, fairCredit.value), dollars)
  const count = countOn(installedOn, zone)
  if (isFair(count)) return 'right'
  if (off < count * fairCredit.value.low) return 'too-little'
  const mayHaveRebate = quote.stateRebateOff === undefined && (panelKilowatts(quote) ?? 0) > 0
  if (mayHaveRebate && isFair(count, off - stateRebate.value.most)) return 'with-rebate'
  if (!isZoneKnown && victorianZones.some((other) => isFair(countOn(installedOn, other))))
    return 'other-zone'
  const explanations: [CertificateFault, number][] = [
    ['twice', 2 * count],
    ...earlierPeriods(installedOn).map((day) => explain('wrong-date', countOn(day, zone))),
    ...zones
      .filter((other) => isZoneKnown && other !== zone)
      .map((other) => explain('wrong-zone', countOn(installedOn, other))),
  ]
  const closest = explanations
    .filter(([, count]) => includes(scale(count, certificatePrice.value), off))
    .toSorted(([, one], [, other]) => awayFrom(off, one) - awayFrom(off, other))
    .at(0)
  return closest?.[0] ?? 'too-much'
}

function explain(fault: CertificateFault, count: number): [CertificateFault, number] {
  return [fault, count]
}

function awayFrom(off: number, count: number): number {
  return Math.abs(off - count * certificatePrice.value.mid)
}

/** A dollar either way: quotes are rounded. */
function includes({ low, high }: Estimate, dollars: number): boolean {
  return low - 1 <= dollars && dollars <= high + 1
}

/** The first days of the periods before a day in which certificates were worth more, the latest first: two years of them. */
function earlierPeriods(day: Day): Day[] {
  const year = yearOf(day)
  const januaries = [`${year}-01-01`, `${year - 1}-01-01`]
  const steps = batterySteps.value.map(({ from }) => from)
  return Array.from(new Set([...januaries, ...steps]))
    .filter((from) => from < day && yearOf(from) >= year - 1)
    .toSorted()
    .toReversed()
}

/** When the certificates of a quote that names no day next fall, and by how many dollars; undefined once they earn nothing. */
export function nextFall(
  quote: Quote,
  zone: Zone,
  today: Day,
): { from: Day; less: number } | undefined {
  const due = certificatesDue(quote, zone, today).worth.mid
  const steps = [
    `${yearOf(today) + 1}-01-01`,
    ...batterySteps.value.map(({ from }) => from).filter((from) => from > today),
  ]
  return steps
    .toSorted()
    .map((from) => ({ from, less: due - certificatesDue(quote, zone, from).worth.mid }))
    .find(({ less }) => less > 0)
}
