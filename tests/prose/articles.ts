import type { Money } from '#domain/estimate/shared/payback.ts'
import { batteryPrice, meanRate, nightsWorth, storedWorth } from '#edition/battery-figures.ts'
import { monthlyPayment } from '#edition/loan.ts'
import { modelEstimate } from '#edition/model-figures.ts'
import { fading, newInverter } from '#estimate/data/prices.ts'
import { flatRates } from '#estimate/data/tariffs.ts'
import type { Inputs } from '#estimate/inputs/inputs.ts'
import { usualUse } from '#estimate/year/household.ts'
import { batteryEarns, panelsEarn } from './common.ts'
import { all, example, model, type Register, source, sum } from './figure.ts'
import { batteryAt, panelsAt, panelsAtInterest, panelsSave } from './purchases.ts'

/** kWh a year from panels that face north in Melbourne. */
const output = (kw: number) => kw * 3.6 * 365

function panels(home: Partial<Inputs>) {
  return modelEstimate({ kw: 6.6, facing: 'N', rebate: 'no', ...home })
}
const saves = (home: Partial<Inputs>) => panels(home).money.together.saving.mid
const price = (kw: number) => {
  const net = panels({ kw }).costs.panels?.net
  if (!net) throw new Error(`${kw} kW have no price`)
  return net
}
const battery = (usableKwh: number) => {
  const cost = modelEstimate({ battery: usableKwh, have: 'yes' }).costs.battery
  if (!cost) throw new Error(`${usableKwh} kWh have no price`)
  return cost
}

const averageOut = saves({ when: 'evenings' })
const averageHome = saves({ when: 'daytime' })
const fourOut = saves({ people: 4, when: 'evenings' })
const fourHome = saves({ people: 4, when: 'daytime' })

/** Years until a price is paid back, and the price up to which it is within 25. */
const years = ({ payback }: Money) => model(payback.mid ?? Number.POSITIVE_INFINITY)
const paysUpTo = ({ paysUpTo }: Money) => model(paysUpTo)

const feedInTariffs: Register = {
  '60 c': source('Solar Victoria'),
  '3.3 c': source('Essential Services Commission'),
  ...all(source('SolarQuotes'), '5 c', '12 c', '1.5 c'),
  ...all(source('Momentum Energy'), '0 c', '$1.3684', '30.09 c'),
  '2.55 c': sum(0.9 * 1.5 + 0.1 * 12),
  '3.6 c': sum(0.8 * 1.5 + 0.2 * 12),
  ...all(example, '27 c', '31 c'),
  $675: sum(2500 * 0.27),
  '$1,620': sum(6000 * 0.27),
  $550: sum(2500 * 0.31 - 4500 * 0.05),
  '$1,735': sum(6000 * 0.31 - 2500 * 0.05),
  $125: sum(675 - 550),
  $115: sum(1735 - 1620),
  '$3,508': sum(10_000 * 0.3009 + 365 * 1.3684),
  '$2,346': sum(6138 * 0.3009 + 365 * 1.3684),
  '$2,045': sum(5137 * 0.3009 + 365 * 1.3684),
  $301: sum(1001 * 0.3009),
  '7.5 c': sum((100 * 301) / 4022),
  $40: sum(4022 / 100),
  $245: sum((output(6.6) / 10) * 0.282),
  '19.8 c': sum(24.8 - 5),
  $620: sum(10 * 250 * 0.248),
}

/** 10 kWh at their usual price, of which so many are stored on an average night. */
const tenKwhAt = (kwhANight: number, rate?: number) =>
  batteryAt(batteryPrice(10), nightsWorth(kwhANight, rate))

const homeBatteries: Register = {
  ...all(example, '25 c', '45 c'),
  '21.0 c': model(storedWorth(25)),
  '$8,477': model(batteryPrice(10)),
  $348: model(nightsWorth(4)),
  $522: model(nightsWorth(6)),
  $695: model(nightsWorth(8)),
  $869: model(nightsWorth(10)),
  '$1,127': model(nightsWorth(8, 45)),
  '10.7 years': years(tenKwhAt(10)),
  '8.1 years': years(tenKwhAt(8, 45)),
  '$3,743': paysUpTo(tenKwhAt(4)),
  '$5,614': paysUpTo(tenKwhAt(6)),
  '$7,486': paysUpTo(tenKwhAt(8)),
  '$9,357': paysUpTo(tenKwhAt(10)),
  '12 c': source('SolarQuotes'),
  '$6,210': model(battery(10).net.low, 10),
  '$10,750': model(battery(10).net.high, 10),
  '$7,530': model(battery(13.5).net.low, 10),
  '$13,190': model(battery(13.5).net.high, 10),
  ...all(source('ThermaQuote'), '$6,000', '$9,000'),
}

/** kWh over twenty years, each worth less the longer one waits for it. */
function overTwentyYears(interest = 0): number {
  const years = Array.from({ length: 20 }, (_, year) => year)
  const kept = 1 - fading.value.low / 100
  return years.reduce(
    (kwh, year) => kwh + (output(6.6) * kept ** year) / (1 + interest) ** (year + 1),
    0,
  )
}

const largeScale: Register = {
  '26 c': model(flatRates.value.CitiPower),
  '32 c': model(flatRates.value['AusNet Services']),
  ...all(example, '$6,000', '25 c'),
  '3.6 c': sum(600_000 / overTwentyYears()),
  '6.3 c': sum(600_000 / overTwentyYears(0.06)),
  '7.8 c': sum(748_200 / overTwentyYears(0.06)),
  '12.1 c': sum(600_000 / overTwentyYears() / 0.3),
  ...all(source('CSIRO'), '$91', '9.1 c'),
  '$34,000': source('Dowell'),
  $985: sum(39_400 * 0.1 * 0.25),
}

const blackouts: Register = {
  '$0.282': model(meanRate / 100),
  '$1.24': sum(5 * 0.88 * 0.282),
  $310: sum(250 * 5 * 0.88 * 0.282),
  $25: sum(20 * 5 * 0.88 * 0.282),
  '$7.5 million': source('SolarQuotes'),
}

/** Dollars a year in a business; the shares used on open and on closed days are the example’s. */
const business = (kw: number, rate: number, open: number, onOpen: number, onClosed = 0) =>
  (output(kw) * rate * (open * onOpen + (7 - open) * onClosed)) / 7
const cafe = business(10, 0.25, 6, 0.8, 0.25)
const joinery = business(15, 0.25, 5, 0.75, 0.05)
const smaller = business(8, 0.25, 5, 0.9, 0.1)
const coolStore = business(30, 0.2, 7, 0.9)
const lostInJanuary = (kw: number) => model(panelsEarn(kw) - panelsEarn(kw, '2027-01-01'))

const smallBusiness: Register = {
  ...all(example, '25 c', '20 c', '$0.25', '$0.20'),
  $40: source('SolarQuotes'),
  '$2,370': sum(cafe),
  '$11,708': model(panelsSave(cafe, 5)),
  '$16,294': model(panelsSave(cafe, 7)),
  '$9,395': model(panelsSave(cafe, 4)),
  '$2,710': sum(joinery),
  '$13,389': model(panelsSave(joinery, 5)),
  '$18,633': model(panelsSave(joinery, 7)),
  $340: sum(joinery - cafe),
  '$1,765': sum(smaller),
  '$8,717': model(panelsSave(smaller, 5)),
  '$12,131': model(panelsSave(smaller, 7)),
  $946: sum(joinery - smaller),
  $135: sum((joinery - smaller) / 7),
  $221: sum(smaller / 8),
  '$7,096': sum(coolStore),
  '$35,055': model(panelsSave(coolStore, 5)),
  '$48,784': model(panelsSave(coolStore, 7)),
  '$1,171': model(panelsSave(cafe, 5) / 10),
  $893: model(panelsSave(joinery, 5) / 15),
  '$1,090': model(panelsSave(smaller, 5) / 8),
  '$1,168': model(panelsSave(coolStore, 5) / 30),
  $95: sum(cafe / 25),
  $329: sum(output(10) * 0.1 * 0.25),
  $456: lostInJanuary(10),
  $646: lostInJanuary(15),
  '$1,330': lostInJanuary(30),
  '$34,000': source('Dowell'),
  '$20,000': source('RulesMate'),
}

const unitOut = saves({ kw: 3, when: 'evenings' })
const unitHome = saves({ kw: 3, when: 'daytime' })

const affordable: Register = {
  ...all(source('Solar Choice'), '$2,800', '$140,000', '$950,000', '$500'),
  ...all(source('Solar Victoria'), '$1,000', '$210,000', '$3 million'),
  '$46 million': source('SolarQuotes'),
  '$2,400': example,
  '$1,200': sum(2400 / 2),
  '$16,800': sum(12 * 1400),
  '$50,400': sum(18 * 2800),
  $646: model(panelsEarn(3)),
  '$4,050': model(price(3).mid, 10),
  '$1,250': sum(4050 - 2 * 1400),
  $299: model(unitOut),
  $25: model(unitOut / 12),
  $386: model(unitHome),
  $32: model(unitHome / 12),
  '$14.58': sum(1400 / 96),
  $4: model(1400 / 48 - unitOut / 12),
  $10: model(unitOut / 12 - 1400 / 96),
  '$1,198': sum(usualUse() * 0.2596),
  $30: sum(3000 / 100),
}

const inAll = (rate: number, months: number) => months * monthlyPayment(6000, rate, months)
const monthly = (rate: number, months: number) => sum(monthlyPayment(6000, rate, months))
/** What it’s worth to repay $1,400 without interest, to somebody who’d borrow at this rate. */
const freeLoan = (rate: number) => sum(1400 - 1400 / 48 / monthlyPayment(1, rate, 48))

const financing: Register = {
  ...all(example, '$6,000', '$7,200', '$6,900', '$5'),
  $519: model(fourOut),
  $702: model(fourHome),
  $43: model(fourOut / 12),
  $58: model(fourHome / 12),
  '$62.15': monthly(4.49, 120),
  '$7,458': sum(inAll(4.49, 120)),
  '$118.81': monthly(7, 60),
  '$7,128': sum(inAll(7, 60)),
  '$99.61': monthly(10, 84),
  '$8,367': sum(inAll(10, 84)),
  '$38.66': monthly(6, 300),
  '$11,597': sum(inAll(6, 300)),
  '$115.00': sum(6900 / 60),
  '$120.00': sum(7200 / 60),
  '$125.00': sum(7200 / 60 + 5),
  '$7,500': sum(7200 + 60 * 5),
  '$200.00': sum(7200 / 36),
  $360: sum(6000 * 0.06),
  '$2,500': model(newInverter.value.mid),
  '11.9 years': years(panelsAt(6000, fourOut)),
  '$5,244': paysUpTo(panelsAtInterest(6000, fourOut, 0.06)),
  '12.9 years': years(panelsAtInterest(6000, fourHome, 0.06)),
  '$2,800': sum(2 * 1400),
  '$3,200': sum(6000 - 2 * 1400),
  $182: freeLoan(7),
  '$8,800': source('Solar Nerds'),
  ...all(source('SolarQuotes'), '$1 billion', '$4,000', '$50,000'),
  $76: sum(monthlyPayment(6000, 7, 60) - 43),
  $61: sum(monthlyPayment(6000, 7, 60) - 58),
  $19: sum(monthlyPayment(6000, 4.49, 120) - 43),
  $4: sum(monthlyPayment(6000, 4.49, 120) - 58),
  $880: sum(inAll(12, 60) - inAll(7, 60)),
}

/** A household in the costs article: its saving, the payback at $6,000, and what it should pay at most. */
function household(saving: number, texts: readonly string[]): Register {
  const bases = [model(saving), years(panelsAt(6000, saving)), model(panelsSave(saving, 7))]
  return Object.fromEntries(texts.map((text, index) => [text, bases[index] ?? example]))
}
// A postcode of no place we know, in Melbourne, where each network is possible.
const inArea = (network: Inputs['network']) =>
  model(saves({ people: 4, when: 'evenings', postcode: '3007', network }))

const costs: Register = {
  ...all(example, '$6,000'),
  '$6,470': model(price(6.6).mid, 10),
  '$5,670': model(price(6.6).low, 10),
  '$7,750': model(price(6.6).high, 10),
  ...all(source('htelectricandsolar'), '$6,800', '$8,000'),
  '$5,318': sum(6800 - panelsEarn(6.6)),
  '$6,518': sum(8000 - panelsEarn(6.6)),
  $980: model(price(6.6).mid / 6.6, 10),
  $806: sum(5318 / 6.6),
  $988: sum(6518 / 6.6),
  ...household(averageOut, ['$448', '13.9 years', '$3,078']),
  ...household(averageHome, ['$593', '10.4 years', '$4,077']),
  ...household(fourOut, ['$519', '11.9 years', '$3,568']),
  ...household(fourHome, ['$702', '8.8 years', '$4,823']),
  $543: inArea('United Energy'),
  $545: inArea('Jemena'),
  $558: inArea('Powercor'),
  $623: inArea('AusNet Services'),
  $45: sum((output(10) - output(6.6)) / 100),
  '$2,310': model(price(10).mid - price(6.6).mid, 10),
  '$1,040': model(panelsSave((output(10) - output(6.6)) / 100, 25), 10),
  '$2,446': sum(output(6.6) * 0.282),
  '$1,301': sum(usualUse() * 0.282),
}

const in2030: Register = {
  ...all(source('Mirage News'), '$91', '9.1 c'),
  $40: source('SolarQuotes'),
  $300: model(panelsEarn(6.6) - panelsEarn(6.6, '2027-01-01'), 10),
  $266: model(panelsEarn(6.6, '2030-01-01')),
  $519: model(fourOut),
  $702: model(fourHome),
  $43: model(fourOut / 12),
  $58: model(fourHome / 12),
  $836: model(batteryEarns(10) - batteryEarns(10, '2028-01-01')),
}

const rebates: Register = {
  '$5,466': sum(panelsEarn(6.6) + batteryEarns(10) + 1400),
  '$10,976': sum(panelsEarn(13.2) + batteryEarns(50) + 1400),
  $40: source('SolarQuotes'),
  '$1,404': sum(39 * 36),
  $228: model(panelsEarn(6.6, '2026-12-31', 3) - panelsEarn(6.6)),
  '$4,066': sum(panelsEarn(6.6) + batteryEarns(10)),
  '$3,344': sum(panelsEarn(6.6, '2027-01-01') + batteryEarns(10, '2027-01-01')),
  $29: sum(1400 / 48),
  ...all(source('Solar Victoria'), '$3 million', '$210,000', '$1,000'),
  '$2,400': example,
  '$1,200': sum(2400 / 2),
  '$8,800': source('Solar Nerds'),
}

export const articles: Readonly<Record<string, Register>> = {
  'feed-in-tariffs-victoria-explained': feedInTariffs,
  'home-battery-storage-guide': homeBatteries,
  'large-scale-vs-residential-solar-victoria-comparison': largeScale,
  'rooftop-solar-climate-resilience': blackouts,
  'small-business-solar-case-studies': smallBusiness,
  'solar-affordable-housing-victoria': affordable,
  'solar-financing-options-victoria': financing,
  'solar-panel-costs-melbourne': costs,
  'victoria-renewable-energy-2030': in2030,
  'victorian-solar-rebates-guide': rebates,
}
