import { overnightBattery } from './battery-figures.ts'

/** A battery as its maker's Australian data sheet has it. What no sheet we could read states is left out. */
export type BatteryModel = {
  maker: string
  model: string
  /** kWh. */
  usable: number
  nominal?: number
  /** Continuous kW out. */
  power?: number
  worksWith: string
  warrantyYears?: number
  warrantyNote?: string
  backup?: string
  sheet: string
}

/** When the sheets were read. */
export const sheetsReadOn = '28 September 2026'

const sungrow = {
  maker: 'Sungrow',
  worksWith: 'Sungrow hybrid inverter',
  warrantyYears: 10,
  sheet: 'Sungrow data sheet and warranty, service.sungrowpower.com.au',
}
const byd = {
  maker: 'BYD',
  worksWith: 'Hybrid inverter on BYD’s list',
  warrantyYears: 10,
  sheet: 'BYD data sheet, Battery-Box HVS',
}
const goodWe = {
  maker: 'GoodWe',
  worksWith: 'GoodWe hybrid inverter',
  sheet: 'GoodWe data sheet for Australia, 30 June 2026',
}

/**
 * Data sheets as a public catalogue read them. Left out: figures that no sheet states (readiness for a virtual power plant, a place
 * on the approved list), that we only derived (the power of three Sungrow sizes) or that belong to another model (retention of BYD and
 * of Tesla), and models of which only a news article or a dealer names the size.
 */
export const batteryModels: readonly BatteryModel[] = [
  {
    maker: 'Tesla',
    model: 'Powerwall 3',
    usable: 13.5,
    nominal: 14,
    power: 11.04,
    worksWith: 'Its own inverter, for up to 20 kW of panels',
    warrantyYears: 10,
    backup: 'Whole home, with Tesla’s Gateway 2',
    sheet: 'Powerwall 3 Datasheet AU-EN, energylibrary.tesla.com',
  },
  { ...sungrow, model: 'SBR096', usable: 9.6, nominal: 9.6, power: 5.76 },
  { ...sungrow, model: 'SBR128', usable: 12.8, nominal: 12.8, power: 7.68 },
  { ...sungrow, model: 'SBR160', usable: 16, nominal: 16 },
  { ...sungrow, model: 'SBR192', usable: 19.2, nominal: 19.2, power: 11.52 },
  { ...sungrow, model: 'SBR224', usable: 22.4, nominal: 22.4 },
  { ...sungrow, model: 'SBR256', usable: 25.6, nominal: 25.6 },
  {
    maker: 'Sigenergy',
    model: 'SigenStor BAT 8.0, each',
    usable: 7.8,
    nominal: 8.06,
    power: 4,
    worksWith: 'Its own controller, in a stack',
    sheet: 'Sigenergy data sheet',
  },
  { ...byd, model: 'Battery-Box HVS 10.2', usable: 10.24, nominal: 10.24 },
  { ...byd, model: 'Battery-Box HVS 12.8', usable: 12.8, nominal: 12.8 },
  { ...goodWe, model: 'Lynx Home F G2 9.6', usable: 9.6, power: 6.72 },
  { ...goodWe, model: 'Lynx Home F G2 12.8', usable: 12.8, power: 8.96 },
  {
    maker: 'Enphase',
    model: 'IQ Battery 5P',
    usable: 5,
    power: 3.84,
    worksWith: 'Any panels: its inverter is inside',
    warrantyYears: 15,
    sheet: 'Enphase data sheet for Australia',
  },
  {
    maker: 'AlphaESS',
    model: 'SMILE-G3-S5 with BAT-10.1P',
    usable: 9.6,
    nominal: 10.1,
    power: 5,
    worksWith: 'Hybrid inverter inside',
    warrantyYears: 10,
    backup: 'An output that carries on in a blackout',
    warrantyNote: 'product: 5',
    sheet: 'AlphaESS data sheet for Australia',
  },
]

/** Usable kWh that most homes empty overnight: from the average home’s to those of five people. */
const suiting = { from: overnightBattery(), to: overnightBattery(5) }
const suits = ({ usable }: BatteryModel) => usable >= suiting.from && usable <= suiting.to

/** The first order is the page’s own: what suits most homes, then the rest. */
export const modelOrders = ['size', 'power', 'warranty', 'maker'] as const
export type ModelOrder = (typeof modelOrders)[number]

export function parseModelOrder(text: string | undefined): ModelOrder | undefined {
  return modelOrders.find((order) => order === text)
}

/** By size or maker the smallest first, else the largest; what a sheet doesn't state comes last. */
export function sortModels(order: ModelOrder): BatteryModel[] {
  const bySize = batteryModels.toSorted((one, other) => one.usable - other.usable)
  if (order === 'size') return bySize.toSorted((one, other) => +suits(other) - +suits(one))
  if (order === 'maker')
    return bySize.toSorted((one, other) => one.maker.localeCompare(other.maker))
  const size = { power: 'power', warranty: 'warrantyYears' } as const
  const figure = (model: BatteryModel) => model[size[order]] ?? 0
  return bySize.toReversed().toSorted((one, other) => figure(other) - figure(one))
}

/** The models of the size that suits most homes, from the smallest. */
export const suitingModels = sortModels('size').filter(suits)
