import { batteryLimits } from './data/certificates.ts'
import { facingShares, shadingShares } from './data/sun.ts'
import { zoneRatings } from './data/zones.ts'
import { type Day, formatDay, yearOf } from './day.ts'
import type { HomeEstimate } from './estimate.ts'
import type { Assumptions } from './inputs/assumptions.ts'
import { batteryStep, countedKwh, deemedYears } from './money/certificates.ts'
import type { Scenario } from './scenarios.ts'
import { formatDollars, formatNumber, formatShort } from './written-number.ts'
import { total } from './year/year.ts'

/** One step of the sum: what it finds, the parts in a row with their signs between, and what comes out. */
export type Line = { what: string; sum: string[]; value: string }

/** The middle case, step by step, as it would be done by hand. */
export function workingOf(
  estimate: Omit<HomeEstimate, 'working'>,
  assumptions: Assumptions,
  mid: Scenario,
): Line[] {
  return [
    ...generationLines(estimate, assumptions),
    ...useLines(estimate),
    ...billLines(estimate, assumptions, mid),
    ...certificateLines(estimate, assumptions),
    ...costLines(estimate, assumptions),
    ...paybackLines(estimate),
  ]
}

type Partial = Omit<HomeEstimate, 'working'>

const kwh = (value: number) => `${formatNumber(value)} kWh`

function generationLines({ inputs, energy }: Partial, { sun }: Assumptions): Line[] {
  const direction = facingShares.value[inputs.facing].mid
  const shade = shadingShares.value[inputs.shade].mid
  const sum = [
    `${formatShort(inputs.kw)} kW`,
    '×',
    `${formatShort(sun.value.mid)} kWh a day`,
    '× 365 days',
  ]
  if (direction !== 1) sum.push('×', `${formatShort(direction * 100)} per cent for the direction`)
  if (shade !== 1) sum.push('×', `${formatShort(shade * 100)} per cent for shade`)
  return [
    { what: 'The panels make in a year', sum, value: kwh(energy.withoutBattery.generation.mid) },
  ]
}

function useLines({ energy }: Partial): Line[] {
  const { withoutBattery, withBattery } = energy
  const straight = withoutBattery.self.mid
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
        `${kwh(withBattery.charging.mid)} into it`,
        '−',
        `${kwh(withBattery.charging.mid - withBattery.discharging.mid)} lost or left in it`,
      ],
      value: kwh(withBattery.discharging.mid),
    })
  const { use, discharging, imported, exported, generation } = withBattery ?? withoutBattery
  return [
    ...lines,
    {
      what: 'Still bought from the grid',
      sum: [
        `${kwh(use.mid)} used`,
        '−',
        kwh(straight),
        ...(withBattery ? ['−', kwh(discharging.mid)] : []),
      ],
      value: kwh(imported.mid),
    },
    {
      what: 'Exported to the grid',
      sum: [
        `${kwh(generation.mid)} made`,
        '−',
        kwh(straight),
        ...(withBattery ? ['−', `${kwh(withBattery.charging.mid)} into the battery`] : []),
      ],
      value: kwh(exported.mid),
    },
  ]
}

function billLines(
  { inputs, bill }: Partial,
  { rate, daily, feedin }: Assumptions,
  { rates, withoutBattery, withBattery }: Scenario,
): Line[] {
  const before = inputs.have === 'yes' ? withoutBattery.imported : withoutBattery.use
  const sold = inputs.have === 'yes' ? total(withoutBattery.exported) : 0
  const cost = (bought: Float64Array) => {
    const meanCents =
      bought.reduce((sum, energy, slot) => sum + energy * (rates.byClock[slot % 24] ?? 0), 0) /
      (total(bought) || 1)
    const price = inputs.tariff === 'flat' ? rate.value.mid : meanCents
    return `${kwh(total(bought))} × ${formatShort(price)} c${inputs.tariff === 'flat' ? '' : ' on average'}`
  }
  const supply = ['+', `365 days × ${formatShort(daily.value.mid)} c`]
  const paid = (energy: number) =>
    energy > 0 ? ['−', `${kwh(energy)} × ${formatShort(feedin.value.mid)} c`] : []
  return [
    {
      what: 'Your bill for a year now',
      sum: [cost(before), ...supply, ...paid(sold)],
      value: formatDollars(bill.before.mid),
    },
    {
      what: 'Your bill for a year then',
      sum: [cost(withBattery.imported), ...supply, ...paid(total(withBattery.exported))],
      value: formatDollars(bill.after.mid),
    },
  ]
}

function certificateLines(
  { inputs, certificates, installed, place }: Partial,
  { certificate }: Assumptions,
): Line[] {
  const { panels, battery } = certificates
  const price = `${dollars2(certificate.value.mid)}`
  const lines: Line[] = []
  if (panels)
    lines.push({
      what: `Certificates for panels installed on ${formatDay(installed)}`,
      sum: [
        `${formatShort(inputs.kw)} kW`,
        '×',
        `${zoneRatings.value[place.zone]} for zone ${place.zone}`,
        '×',
        years(installed),
        ', rounded down',
      ],
      value: `${panels.count}, worth ${formatDollars(panels.worth.mid)} at ${price}`,
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
      what: `Certificates for a battery installed on ${formatDay(installed)}`,
      sum: [
        `${formatShort(countedKwh(inputs.battery, step.tiered))} kWh that count of ${formatShort(inputs.battery)}`,
        '×',
        `${step.factor}`,
        ', rounded down',
        ...(battery.ifNominal ? [`, if its nominal size is ${battery.ifNominal} kWh or more`] : []),
      ],
      value: `${battery.count}, worth ${formatDollars(battery.worth.mid)} at ${price}`,
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
    const published = inputs.kw * assumptions.panelprice.value.mid
    const later = panels.priceAfterCertificates.mid - published
    const rebate = panels.stateRebate.mid
    lines.push({
      what: 'What the panels cost you',
      sum: [
        `${formatShort(inputs.kw)} kW × ${formatDollars(assumptions.panelprice.value.mid)}, certificates already taken off`,
        ...(later > 0.5 ? ['+', `${formatDollars(later)} for fewer certificates by then`] : []),
        ...(rebate > 0 ? ['−', `${formatDollars(rebate)} state rebate`] : []),
      ],
      value: formatDollars(panels.net.mid),
    })
  }
  if (battery)
    lines.push({
      what: 'What the battery costs you',
      sum: [
        `${formatShort(inputs.battery)} kWh × ${formatDollars(assumptions.batteryprice.value.mid)}`,
        '−',
        `${formatDollars(battery.certificatesWorth.mid)} of certificates`,
      ],
      value: formatDollars(battery.net.mid),
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
        `${formatDollars(cost.mid)}`,
        '÷',
        `${formatDollars(saving.mid)} saved in the first year, a little less in each that follows`,
      ],
      value:
        payback.mid === null ? 'does not pay back in 25 years' : `${payback.mid.toFixed(1)} years`,
    },
  ]
}
