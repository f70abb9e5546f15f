import { batteryLimits } from './data/certificates.ts'
import { facingShares, shadingShares } from './data/sun.ts'
import { zoneRatings } from './data/zones.ts'
import { type Day, written, yearOf } from './day.ts'
import type { Estimate } from './estimate.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import { batteryStep, countedKwh, deemedYears } from './money/certificates.ts'
import type { Case } from './scenarios.ts'
import { dollars, grouped, short } from './written-number.ts'
import { total } from './year/year.ts'

/** One step of the sum: what it finds, the parts in a row with their signs between, and what comes out. */
export type Line = { what: string; sum: string[]; value: string }

/** The middle case, step by step, as it would be done by hand. */
export function workingOf(
  estimate: Omit<Estimate, 'working'>,
  assumptions: Assumptions,
  middle: Case,
): Line[] {
  return [
    ...generationLines(estimate, assumptions),
    ...useLines(estimate),
    ...billLines(estimate, assumptions, middle),
    ...certificateLines(estimate, assumptions),
    ...costLines(estimate, assumptions),
    ...paybackLines(estimate),
  ]
}

type Partial = Omit<Estimate, 'working'>

const kwh = (value: number) => `${grouped(value)} kWh`

function generationLines({ inputs, energy }: Partial, { sun }: Assumptions): Line[] {
  const direction = facingShares.value[inputs.facing].middle
  const shade = shadingShares.value[inputs.shade].middle
  const sum = [`${short(inputs.kw)} kW`, '×', `${short(sun.value.middle)} kWh a day`, '× 365 days']
  if (direction !== 1) sum.push('×', `${short(direction * 100)} per cent for the direction`)
  if (shade !== 1) sum.push('×', `${short(shade * 100)} per cent for shade`)
  return [
    { what: 'The panels make in a year', sum, value: kwh(energy.withoutBattery.generation.middle) },
  ]
}

function useLines({ energy }: Partial): Line[] {
  const { withoutBattery, withBattery } = energy
  const straight = withoutBattery.self.middle
  const lines: Line[] = [
    {
      what: 'Used in the house as it is made',
      sum: ['hour by hour, the smaller of what is used and what is made, added up'],
      value: kwh(straight),
    },
  ]
  if (withBattery)
    lines.push({
      what: 'Used later, out of the battery',
      sum: [
        `${kwh(withBattery.charging.middle)} into it`,
        '−',
        `${kwh(withBattery.charging.middle - withBattery.discharging.middle)} lost or left in it`,
      ],
      value: kwh(withBattery.discharging.middle),
    })
  const { use, discharging, imported, exported, generation } = withBattery ?? withoutBattery
  return [
    ...lines,
    {
      what: 'Still bought from the grid',
      sum: [
        `${kwh(use.middle)} used`,
        '−',
        kwh(straight),
        ...(withBattery ? ['−', kwh(discharging.middle)] : []),
      ],
      value: kwh(imported.middle),
    },
    {
      what: 'Exported to the grid',
      sum: [
        `${kwh(generation.middle)} made`,
        '−',
        kwh(straight),
        ...(withBattery ? ['−', `${kwh(withBattery.charging.middle)} into the battery`] : []),
      ],
      value: kwh(exported.middle),
    },
  ]
}

function billLines(
  { inputs, bill }: Partial,
  { rate, daily, feedin }: Assumptions,
  { rates, withoutBattery, withBattery }: Case,
): Line[] {
  const before = inputs.have === 'yes' ? withoutBattery.imported : withoutBattery.use
  const sold = inputs.have === 'yes' ? total(withoutBattery.exported) : 0
  const cost = (bought: Float64Array) => {
    const meanCents =
      bought.reduce((sum, energy, slot) => sum + energy * (rates.byClock[slot % 24] ?? 0), 0) /
      (total(bought) || 1)
    const price = inputs.tariff === 'flat' ? rate.value.middle : meanCents
    return `${kwh(total(bought))} × ${short(price)} c${inputs.tariff === 'flat' ? '' : ' on average'}`
  }
  const supply = ['+', `365 days × ${short(daily.value.middle)} c`]
  const paid = (energy: number) =>
    energy > 0 ? ['−', `${kwh(energy)} × ${short(feedin.value.middle)} c`] : []
  return [
    {
      what: 'Your bill for a year now',
      sum: [cost(before), ...supply, ...paid(sold)],
      value: dollars(bill.before.middle),
    },
    {
      what: 'Your bill for a year then',
      sum: [cost(withBattery.imported), ...supply, ...paid(total(withBattery.exported))],
      value: dollars(bill.after.middle),
    },
  ]
}

function certificateLines(
  { inputs, certificates, installed, place }: Partial,
  { certificate }: Assumptions,
): Line[] {
  const { panels, battery } = certificates
  const price = `${dollars2(certificate.value.middle)}`
  const lines: Line[] = []
  if (panels)
    lines.push({
      what: `Certificates for panels installed on ${written(installed)}`,
      sum: [
        `${short(inputs.kw)} kW`,
        '×',
        `${zoneRatings.value[place.zone]} for zone ${place.zone}`,
        '×',
        years(installed),
        ', rounded down',
      ],
      value: `${panels.count}, worth ${dollars(panels.worth.middle)} at ${price}`,
    })
  const step = batteryStep(installed)
  const { leastNominal, mostNominal } = batteryLimits.value
  if (battery?.count === 0 && step?.factor)
    lines.push({
      what: 'Certificates for the battery',
      sum: [`none outside ${leastNominal} to ${mostNominal} kWh of nominal size`],
      value: '0',
    })
  else if (battery && step)
    lines.push({
      what: `Certificates for a battery installed on ${written(installed)}`,
      sum: [
        `${short(countedKwh(inputs.battery, step.tiered))} kWh that count of ${short(inputs.battery)}`,
        '×',
        `${step.factor}`,
        ', rounded down',
        ...(battery.ifNominal ? [`, if its nominal size is ${battery.ifNominal} kWh or more`] : []),
      ],
      value: `${battery.count}, worth ${dollars(battery.worth.middle)} at ${price}`,
    })
  return lines
}

function years(installed: Day): string {
  const deemed = deemedYears(yearOf(installed))
  return `${deemed} ${deemed === 1 ? 'year' : 'years'} to the end of 2030`
}

function dollars2(value: number): string {
  return `$${Number.isInteger(value) ? value : value.toFixed(2)}`
}

function costLines({ inputs, costs }: Partial, assumptions: Assumptions): Line[] {
  const { panels, battery } = costs
  const lines: Line[] = []
  if (panels) {
    const published = inputs.kw * assumptions.panelprice.value.middle
    const later = panels.priceAfterCertificates.middle - published
    const rebate = panels.stateRebate.middle
    lines.push({
      what: 'What the panels cost you',
      sum: [
        `${short(inputs.kw)} kW × ${dollars(assumptions.panelprice.value.middle)}, certificates already taken off`,
        ...(later > 0.5 ? ['+', `${dollars(later)} for fewer certificates by then`] : []),
        ...(rebate > 0 ? ['−', `${dollars(rebate)} state rebate`] : []),
      ],
      value: dollars(panels.net.middle),
    })
  }
  if (battery)
    lines.push({
      what: 'What the battery costs you',
      sum: [
        `${short(inputs.battery)} kWh × ${dollars(assumptions.batteryprice.value.middle)}`,
        '−',
        `${dollars(battery.certificatesWorth.middle)} of certificates`,
      ],
      value: dollars(battery.net.middle),
    })
  return lines
}

function paybackLines({ money, costs }: Partial): Line[] {
  if (!costs.panels && !costs.battery) return []
  const { cost, saving, payback } = money.together
  return [
    {
      what: 'Years until it has paid for itself',
      sum: [
        `${dollars(cost.middle)}`,
        '÷',
        `${dollars(saving.middle)} saved in the first year, a little less in each that follows`,
      ],
      value:
        payback.middle === null
          ? 'does not pay back in 25 years'
          : `${payback.middle.toFixed(1)} years`,
    },
  ]
}
