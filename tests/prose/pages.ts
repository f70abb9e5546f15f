import { flatRates, timeOfUseRates } from '#estimate/data/tariffs.ts'
import { batteryEarns, panelsEarn } from './common.ts'
import { advertisement, all, example, model, type Register, source, sum } from './figure.ts'

export const pages: Readonly<Record<string, Register>> = {
  '/best-solar-panel-installers': {
    ...all(example, '$6,200', '$7,900', '$34'),
    $939: sum(6200 / 6.6),
    '$6,418': sum(7900 - panelsEarn(6.6)),
    $972: sum(6418 / 6.6),
    '$8,840': sum(34 * 52 * 5),
    '$1,339': sum(8840 / 6.6),
  },
  '/solar-panels-businesses': {
    '25 c': example,
    '$34,000': source('Dowell'),
  },
  '/solar-battery-costs': {
    $0: sum(0),
    $40: source('clearing house'),
    ...all(source('SolarQuotes'), '$4,000', '$50,000'),
    '$8,800': source('Solar Victoria'),
  },
  '/solar-batteries-guide': {
    '17.59 c': model(timeOfUseRates.value['AusNet Services'].soak),
    '$8,800': source('Solar Victoria'),
  },
  '/': { $0: advertisement, '26 c': model(flatRates.value.CitiPower) },
}

/** The words of the pictures. */
export const pictures: Readonly<Record<string, Register>> = {
  quote: all(example, '$7,890', '$1,350', '$1,200'),
}

/** Lists of marketing figures. A figure that they call ‘advertised’ needs no line. */
export const lists: Readonly<Record<string, Register>> = {
  zeroUpfront: { $0: advertisement },
  packages: all(advertisement, ...['$2,200', '$2,800', '$3,800', '$4,500', '$5,500', '25 c']),
  rebateFigures: {
    '$10,976': sum(panelsEarn(13.2) + batteryEarns(50) + 1400),
  },
  stateIncentives: {
    ...all(source('Solar Victoria'), '$3 million', '$8,800'),
    $55: source('SolarQuotes'),
    '$3,500': source('secondary sources'),
  },
  feedInTariffs: {
    ...all(source('SolarQuotes'), '0 c', '5 c'),
    ...all(source('IPART'), '3.4 c', '6.5 c'),
    ...all(source('secondary reports'), '6 c', '3 c', '10 c', '2 c', '9.3 c'),
  },
  roofTilePrices: all(
    advertisement,
    ...['$45,000', '$70,000', '$25,000', '$40,000', '$20,000', '$35,000'],
  ),
  batteryTiers: all(advertisement, ...['$8,000', '$12,000', '$15,000', '$25,000', '$30,000']),
  batteryExtras: all(advertisement, '$400', '$1,600', '$3,000'),
}
