import { formatShort } from '#content/format.ts'
import { type Day, formatDay, yearOf } from '#domain/estimate/shared/day.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { longestPayback } from '#domain/estimate/shared/payback.ts'
import { batteryLimits } from '#estimate/data/certificates.ts'
import { inverterYears } from '#estimate/data/prices.ts'
import { facingShares, shadingShares } from '#estimate/data/sun.ts'
import { zoneRatings } from '#estimate/data/zones.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney, formatShortCents } from '#estimate/format-money.ts'
import type { BillItems } from '#estimate/money/bill.ts'
import { batteryStep, countedKwh, deemedYears } from '#estimate/money/certificates.ts'
import { type Saved, savedOver } from '#estimate/money/payback.ts'
import type { Table } from '#site/calculators/FigureTable.tsx'

/** One step of the working: what it finds, the terms with their signs between them, and the result. */
export type Line = { what: string; sum: readonly string[]; value: string }

/** The mid of every range, step by step, as one would do it by hand. Absent lines do not apply. */
export function workingLines(estimate: HomeEstimate): Partial<Record<LineName, Line>> {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([name, toLine]) => {
      const line = toLine(estimate)
      return line ? [[name, line]] : []
    }),
  )
}

/** Above the lines. */
export const workingNote =
  'This takes the first figure of each assumption below, so you can check it by hand, all but the sum of 8,760 hours.'

export function workingTable(estimate: HomeEstimate): Table {
  return {
    head: ['What', 'How', 'Comes to'],
    rows: Object.values(workingLines(estimate)).map(({ what, sum, value }) => ({
      cells: [what, sum.join(' ').replace(' ,', ','), value],
    })),
  }
}

const lines = {
  generation: generationLine,
  selfUse: selfUseLine,
  batteryUse: batteryUseLine,
  imported: importedLine,
  exported: exportedLine,
  billBefore: billBeforeLine,
  billAfter: billAfterLine,
  panelCertificates: panelCertificatesLine,
  batteryCertificates: batteryCertificatesLine,
  panelCost: panelCostLine,
  batteryCost: batteryCostLine,
  panelSaving: panelSavingLine,
  batterySaving: batterySavingLine,
  inverter: inverterLine,
  averageSaving: averageSavingLine,
  payback: paybackLine,
  after25: after25Line,
} satisfies Record<string, (estimate: HomeEstimate) => Line | undefined>

type LineName = keyof typeof lines

/** A line that each field changes, so that none is left out of the working. A test changes each and looks there. @internal */
export const lineOfField: Record<FieldName, LineName | 'none'> = {
  postcode: 'panelCertificates',
  bill: 'billBefore',
  every: 'billBefore',
  kwh: 'billBefore',
  people: 'billBefore',
  when: 'selfUse',
  facing: 'generation',
  shade: 'generation',
  // Limits how many panels fit; nothing is calculated from it.
  roof: 'none',
  kw: 'generation',
  panels: 'generation',
  have: 'billBefore',
  battery: 'batteryCost',
  installed: 'panelCertificates',
  tariff: 'billBefore',
  network: 'billBefore',
  rebate: 'panelCost',
  sun: 'generation',
  rate: 'billBefore',
  soak: 'billBefore',
  offpeak: 'billBefore',
  peak: 'billBefore',
  daily: 'billBefore',
  feedin: 'billAfter',
  shift: 'selfUse',
  certificate: 'panelCertificates',
  panelbase: 'panelCost',
  panelperkw: 'panelCost',
  batterybase: 'batteryCost',
  batteryperkwh: 'batteryCost',
  inverter: 'after25',
  efficiency: 'batteryUse',
  power: 'batteryUse',
  reserve: 'batteryUse',
  life: 'batterySaving',
  batteryfade: 'batterySaving',
  fading: 'panelSaving',
  growth: 'panelSaving',
}

const kwh = (value: number) => `${formatNumber(value)} kWh`

function generationLine({ inputs, energy, assumptions: { sun } }: HomeEstimate): Line {
  const direction = facingShares.value[inputs.facing].mid
  const shade = shadingShares.value[inputs.shade].mid
  return {
    what: 'What the panels make in a year',
    sum: [
      `${formatShort(inputs.kw)} kW`,
      '×',
      `${formatShort(sun.value.mid)} kWh a day`,
      '× 365 days',
      ...(direction === 1
        ? []
        : ['×', `${formatShort(direction * 100)} per cent for the direction`]),
      ...(shade === 1 ? [] : ['×', `${formatShort(shade * 100)} per cent for shade`]),
    ],
    value: kwh(energy.withoutBattery.generation.mid),
  }
}

function selfUseLine({ energy }: HomeEstimate): Line {
  return {
    what: 'Used at home as it’s made',
    sum: ['for each hour, the smaller of what you use and what the panels make, added up'],
    value: kwh(energy.withoutBattery.self.mid),
  }
}

function batteryUseLine({ energy: { withBattery } }: HomeEstimate): Line | undefined {
  if (!withBattery) return undefined
  const { charging, filling, discharging } = withBattery
  return {
    what: 'Used later, out of the battery',
    sum: [
      `${kwh(charging.mid)} into it`,
      ...(filling.mid > 0 ? ['+', `${kwh(filling.mid)} from the grid while it’s free`] : []),
      '−',
      `${kwh(charging.mid + filling.mid - discharging.mid)} lost or left in it`,
    ],
    value: kwh(discharging.mid),
  }
}

function importedLine({ energy: { withBattery, withoutBattery } }: HomeEstimate): Line {
  const { use, filling, imported } = withBattery ?? withoutBattery
  return {
    what: 'Still bought from the grid',
    sum: [
      `${kwh(use.mid)} used`,
      ...(filling.mid > 0 ? ['+', `${kwh(filling.mid)} into the battery`] : []),
      '−',
      kwh(withoutBattery.self.mid),
      ...(withBattery ? ['−', kwh(withBattery.discharging.mid)] : []),
    ],
    value: kwh(imported.mid),
  }
}

function exportedLine({ energy: { withBattery, withoutBattery } }: HomeEstimate): Line {
  const { generation, exported } = withBattery ?? withoutBattery
  return {
    what: 'Exported to the grid',
    sum: [
      `${kwh(generation.mid)} made`,
      '−',
      kwh(withoutBattery.self.mid),
      ...(withBattery ? ['−', `${kwh(withBattery.charging.mid)} into the battery`] : []),
    ],
    value: kwh(exported.mid),
  }
}

function billBeforeLine(estimate: HomeEstimate): Line {
  return {
    what: 'Your yearly bill now',
    sum: billSum(estimate, estimate.billItems.before),
    value: formatMoney(estimate.bill.before.mid),
  }
}

function billAfterLine(estimate: HomeEstimate): Line {
  return {
    what: 'Your yearly bill afterwards',
    sum: billSum(estimate, estimate.billItems.after),
    value: formatMoney(estimate.bill.after.mid),
  }
}

function billSum({ inputs, assumptions }: HomeEstimate, { bought, sold, ...items }: BillItems) {
  const { rate, daily, feedin } = assumptions
  const price =
    inputs.tariff === 'flat'
      ? `${formatShort(rate.value.mid)} c`
      : `${formatShort(items.rate)} c on average`
  return [
    `${kwh(bought)} × ${price}`,
    '+',
    `365 days × ${formatShort(daily.value.mid)} c`,
    ...(sold > 0 ? ['−', `${kwh(sold)} × ${formatShort(feedin.value.mid)} c`] : []),
  ]
}

function panelCertificatesLine(estimate: HomeEstimate): Line | undefined {
  const { inputs, installed, place, certificates, assumptions } = estimate
  const { panels } = certificates
  return (
    panels && {
      what: `Certificates for panels installed on ${formatDay(installed)}`,
      sum: [
        `${formatShort(inputs.kw)} kW`,
        '×',
        `${zoneRatings.value[place.zone]} for zone ${place.zone}`,
        '×',
        formatDeemedYears(installed),
        ', rounded down',
      ],
      value: `${panels.count}, worth ${formatMoney(panels.worth.mid)} at ${formatShortCents(100 * assumptions.certificate.value.mid)}`,
    }
  )
}

function batteryCertificatesLine(estimate: HomeEstimate): Line | undefined {
  const { inputs, installed, certificates, assumptions } = estimate
  const { battery } = certificates
  const step = batteryStep(installed)
  if (!battery || !step) return undefined
  const { leastNominal, mostNominal } = batteryLimits.value
  if (battery.count === 0 && step.factor)
    return {
      what: 'Certificates for the battery',
      sum: [`none, as the nominal size must be ${leastNominal} to ${mostNominal} kWh`],
      value: '0',
    }
  return {
    what: `Certificates for a battery installed on ${formatDay(installed)}`,
    sum: [
      `${formatShort(countedKwh(inputs.battery, step.tiered))} kWh counted, of ${formatShort(inputs.battery)}`,
      '×',
      `${step.factor}`,
      ', rounded down',
      ...(battery.ifNominal ? [`, if its nominal size is ${battery.ifNominal} kWh or more`] : []),
    ],
    value: `${battery.count}, worth ${formatMoney(battery.worth.mid)} at ${formatShortCents(100 * assumptions.certificate.value.mid)}`,
  }
}

function formatDeemedYears(installed: Day): string {
  const deemed = deemedYears(yearOf(installed))
  return `${deemed} ${deemed === 1 ? 'year' : 'years'} to the end of 2030`
}

function panelCostLine({ inputs, costs, assumptions }: HomeEstimate): Line | undefined {
  const { panels } = costs
  if (!panels) return undefined
  const { panelbase, panelperkw } = assumptions
  const rebate = panels.stateRebate.mid
  return {
    what: 'What the panels cost you',
    sum: [
      formatMoney(panelbase.value.mid),
      '+',
      `${formatShort(inputs.kw)} kW × ${formatMoney(panelperkw.value.mid)}`,
      '−',
      `${formatMoney(panels.certificatesWorth.mid)} of certificates`,
      ...(rebate > 0 ? ['−', `${formatMoney(rebate)} state rebate`] : []),
    ],
    value: formatMoney(panels.net.mid),
  }
}

function batteryCostLine({ inputs, costs, assumptions }: HomeEstimate): Line | undefined {
  const { battery } = costs
  const { batterybase, batteryperkwh } = assumptions
  return (
    battery && {
      what: 'What the battery costs you',
      sum: [
        formatMoney(batterybase.value.mid),
        '+',
        `${formatShort(inputs.battery)} kWh × ${formatMoney(batteryperkwh.value.mid)}`,
        '−',
        `${formatMoney(battery.certificatesWorth.mid)} of certificates`,
      ],
      value: formatMoney(battery.net.mid),
    }
  )
}

/** The years that savings are averaged over: until everything has paid for itself, or 25. */
function averagedYears({ money }: HomeEstimate): number {
  return money.together.payback.mid ?? longestPayback
}

function formatOver(estimate: HomeEstimate): string {
  return `over ${formatYearsExactly(averagedYears(estimate))}`
}

/** With two decimals, for people who divide by hand. */
function formatYearsExactly(years: number): string {
  return `${formatShort(years)} years`
}

function perYear(estimate: HomeEstimate, of: keyof Saved): number {
  const years = averagedYears(estimate)
  return savedOver(years, estimate.outlook)[of] / years
}

function panelSavingLine(estimate: HomeEstimate): Line | undefined {
  const { costs, outlook, assumptions } = estimate
  if (!costs.panels) return undefined
  return {
    what: `What the panels save in an average year, ${formatOver(estimate)}`,
    sum: [
      `${formatMoney(outlook.panels)} in the first year`,
      `, ${formatShort(assumptions.fading.value.mid)} per cent less each year`,
      ...growthOf(estimate),
    ],
    value: formatMoney(perYear(estimate, 'panels')),
  }
}

function batterySavingLine(estimate: HomeEstimate): Line | undefined {
  const { costs, outlook, assumptions } = estimate
  if (!costs.battery) return undefined
  return {
    what: `What the battery saves in an average year, ${formatOver(estimate)}`,
    sum: [
      `${formatMoney(outlook.battery)} in the first year`,
      `, ${formatShort(assumptions.batteryfade.value.mid)} per cent less each year`,
      ...growthOf(estimate),
      `, nothing after ${formatShort(assumptions.life.value.mid)} years`,
    ],
    value: formatMoney(perYear(estimate, 'battery')),
  }
}

function growthOf({ assumptions: { growth } }: HomeEstimate): string[] {
  return growth.value.mid === 0
    ? []
    : [`, and power ${formatShort(growth.value.mid)} per cent dearer`]
}

function inverterLine(estimate: HomeEstimate): Line | undefined {
  const { inverter } = estimate.outlook
  const years = averagedYears(estimate)
  if (inverter === 0 || years <= inverterYears.value) return undefined
  return {
    what: `A new inverter after ${inverterYears.value} years, as so much a year`,
    sum: [formatMoney(inverter), '÷', formatYearsExactly(years)],
    value: formatMoney(perYear(estimate, 'inverter')),
  }
}

function averageSavingLine(estimate: HomeEstimate): Line | undefined {
  const { costs } = estimate
  if (!costs.panels && !costs.battery) return undefined
  const [panels, battery, inverter] = (['panels', 'battery', 'inverter'] as const).map((of) =>
    perYear(estimate, of),
  )
  const terms = [
    ...(costs.panels ? [`${formatMoney(panels ?? 0)} by the panels`] : []),
    ...(costs.battery ? [`${formatMoney(battery ?? 0)} by the battery`] : []),
  ]
  return {
    what: `Saved in an average year, ${formatOver(estimate)}`,
    sum: [
      terms.join(' + '),
      ...(inverter ? ['−', `${formatMoney(inverter)} for a new inverter`] : []),
    ],
    value: formatMoney(averageSaving(estimate)),
  }
}

function averageSaving(estimate: HomeEstimate): number {
  const { panels, battery, inverter } = savedOver(averagedYears(estimate), estimate.outlook)
  return (panels + battery - inverter) / averagedYears(estimate)
}

function paybackLine(estimate: HomeEstimate): Line | undefined {
  const { money, costs } = estimate
  if (!costs.panels && !costs.battery) return undefined
  const { cost, payback } = money.together
  return {
    what: 'Years until it pays for itself',
    sum: [
      formatMoney(cost.mid),
      '÷',
      `${formatMoney(averageSaving(estimate))} saved in an average year`,
    ],
    value:
      payback.mid === null
        ? 'doesn’t pay for itself in 25 years'
        : `${payback.mid.toFixed(1)} years`,
  }
}

function after25Line({ money, costs, outlook }: HomeEstimate): Line | undefined {
  if (!costs.panels && !costs.battery) return undefined
  const { panels, battery, inverter } = savedOver(longestPayback, outlook)
  const terms = [
    ...(costs.panels ? [`${formatMoney(panels)} saved by the panels`] : []),
    ...(costs.battery ? [`${formatMoney(battery)} by the battery until it’s worn out`] : []),
  ]
  return {
    what: 'Ahead after 25 years',
    sum: [
      terms.join(' + '),
      ...(inverter > 0 ? ['−', `${formatMoney(inverter)} for a new inverter`] : []),
      '−',
      `${formatMoney(money.together.cost.mid)} paid`,
    ],
    value: formatMoney(money.together.after25.mid),
  }
}
