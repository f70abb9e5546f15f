import { modelEstimate } from '#edition/model-figures.ts'
import { timeOfUseRates } from '#estimate/data/tariffs.ts'
import { batteryEarns, panelsEarn } from './common.ts'
import { advertisement, all, example, model, type Register, source, sum } from './figure.ts'

const usedOnSite = 0.55 * 30 * 3.6 * 365
const yearly = (rate: number) => (usedOnSite * rate) / 100
const afterDiscount = (usableKwh: number) => {
  const cost = modelEstimate({ battery: usableKwh, have: 'yes' }).costs.battery
  if (!cost) throw new Error(`${usableKwh} kWh have no price`)
  return cost.net
}
const usual = panelsEarn(6.6) + 1400

export const pages: Readonly<Record<string, Register>> = {
  '/solar-panels': { $0: advertisement },
  '/solar-batteries': {
    '5 c': source('SolarQuotes'),
    '45 c': example,
    '$1,000': source('Solar Victoria'),
    '$1,400': source('Solar Victoria'),
  },
  '/solar-panel-grants': {
    '$210,000': source('Solar Victoria'),
    '$1,404': sum(39 * 36),
  },
  '/best-solar-panel-installers': {
    ...all(example, '$6,200', '$7,900', '$34'),
    $939: sum(6200 / 6.6),
    '$6,418': sum(7900 - panelsEarn(6.6)),
    $972: sum(6418 / 6.6),
    '$8,840': sum(34 * 52 * 5),
    '$1,339': sum(8840 / 6.6),
  },
  '/solar-panels-businesses': {
    ...all(example, '20 c', '25 c', '30 c'),
    '$4,336': sum(yearly(20)),
    '$13,009': sum(3 * yearly(20)),
    '$26,017': sum(6 * yearly(20)),
    '$5,420': sum(yearly(25)),
    '$16,261': sum(3 * yearly(25)),
    '$32,522': sum(6 * yearly(25)),
    '$6,504': sum(yearly(30)),
    '$19,513': sum(3 * yearly(30)),
    '$39,026': sum(6 * yearly(30)),
    '$22,496': model(panelsEarn(100)),
    '$34,000': source('Dowell'),
  },
  '/solar-battery-costs': {
    $0: sum(0),
    '45 c': example,
    $40: source('clearing house'),
    ...all(source('SolarQuotes'), '$1 billion', '$4,000', '$50,000'),
    '$8,800': source('Solar Victoria'),
  },
  '/solar-batteries-guide': {
    '0 c': example,
    '17.59 c': model(timeOfUseRates.value['AusNet Services'].soak),
    '$8,800': source('Solar Victoria'),
  },
  '/solar-roof-tiles': all(advertisement, '$20,000', '$25,000', '$45,000'),
  '/': { $0: advertisement },
}

/** The words of the pictures. */
export const pictures: Readonly<Record<string, Register>> = {
  quote: all(example, ...['$7,890', '$11,300', '$12,900', '$1,350', '$2,350', '$3,700', '$1,200']),
}

/** Lists of marketing figures. What stands as ‘advertised’ in them needs no line. */
export const lists: Readonly<Record<string, Register>> = {
  zeroUpfront: { $0: advertisement },
  batteryFigures: {
    '$8,080': model(afterDiscount(10).low, 10),
    '$16,130': model(afterDiscount(15).high, 10),
  },
  packages: all(advertisement, ...['$2,200', '$2,800', '$3,800', '$4,500', '$5,500', '25 c']),
  rebateFigures: {
    '$11,000': model(panelsEarn(13.2) + batteryEarns(50) + 1400, 100),
    '$5,500': model(usual + batteryEarns(10), 100),
    '$6,300': model(usual + batteryEarns(13.5), 100),
    '$8,000': model(panelsEarn(36), 200),
    $40: source('clearing house'),
  },
  advertisedPrograms: all(advertisement, '$8,000', '$3,000', '$42'),
  stateIncentives: {
    ...all(source('Solar Victoria'), '$3 million', '$8,800'),
    $55: source('SolarQuotes'),
    '$3,500': source('secondary sources'),
  },
  feedInTariffs: {
    '5 c': source('SolarQuotes'),
    ...all(source('IPART'), '3.4 c', '6.5 c'),
    ...all(source('secondary reports'), '6.006 c', '3 c', '6 c', '10 c', '2 c', '9.276 c'),
  },
  roofTilePrices: all(
    advertisement,
    ...['$45,000', '$70,000', '$25,000', '$40,000', '$20,000', '$35,000'],
  ),
  batteryTiers: all(advertisement, ...['$8,000', '$12,000', '$15,000', '$25,000', '$30,000']),
  batteryExtras: all(advertisement, '$400', '$1,600', '$3,000'),
}
