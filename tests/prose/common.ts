import { meanRate, storedWorth } from '#edition/battery-figures.ts'
import { modelDay } from '#edition/model-figures.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { stateRebate, stateRebateIncome } from '#estimate/data/state-rebate.ts'
import { feedIn, flatRates } from '#estimate/data/tariffs.ts'
import { batteryCertificates, panelCertificates } from '#estimate/money/certificates.ts'
import { model, type Register, sum } from './figure.ts'

const { low, mid, high } = certificatePrice.value
const january = '2027-01-01'

/** Dollars for panels in Melbourne, or at a postcode of another zone. */
export const panelsEarn = (kw: number, day = modelDay, zone: 3 | 4 = 4) =>
  mid * panelCertificates(kw, zone, day)
export const batteryEarns = (usableKwh: number, day = modelDay) =>
  mid * batteryCertificates(usableKwh, day)
const panelsLose = panelsEarn(6.6) - panelsEarn(6.6, january)
const batteryLoses = batteryEarns(10) - batteryEarns(10, january)

/** What reads the same on every page. */
export const common: Register = {
  [`$${low}`]: model(low),
  [`$${mid}`]: model(mid),
  [`$${high.toFixed(2)}`]: model(high),

  '$1,102': model(panelsEarn(5)),
  '$1,482': model(panelsEarn(6.6)),
  '$2,242': model(panelsEarn(10)),
  '$2,964': model(panelsEarn(13.2)),
  '$6,726': model(panelsEarn(30)),
  $874: model(panelsEarn(5, january)),
  '$1,178': model(panelsEarn(6.6, january)),
  '$1,786': model(panelsEarn(10, january)),
  $304: model(panelsLose),

  '$1,292': model(batteryEarns(5)),
  '$2,584': model(batteryEarns(10)),
  '$3,458': model(batteryEarns(13.5)),
  '$3,610': model(batteryEarns(14)),
  '$3,762': model(batteryEarns(15)),
  '$4,522': model(batteryEarns(20)),
  '$5,776': model(batteryEarns(28)),
  '$6,232': model(batteryEarns(40)),
  '$6,612': model(batteryEarns(50)),
  '$2,090': model(batteryEarns(50) - batteryEarns(20)),
  $132: model(batteryEarns(50) / 50),
  $258: model(mid * 6.8),
  '$2,166': model(batteryEarns(10, january)),
  '$1,976': model(batteryEarns(10, '2027-07-01')),
  '$1,748': model(batteryEarns(10, '2028-01-01')),
  '$1,368': model(batteryEarns(10, '2029-01-01')),
  $988: model(batteryEarns(10, '2030-01-01')),
  $798: model(batteryEarns(10, '2030-07-01')),
  $418: model(batteryLoses),
  $722: model(panelsLose + batteryLoses),

  '$1,400': model(stateRebate.value.most),
  '$29.17': sum(stateRebate.value.most / 48),
  '$150,000': model(stateRebateIncome.value),

  '28.2 c': model(meanRate),
  '28 c': model(meanRate),
  '25.96 c': model(flatRates.value.CitiPower),
  '1 c': model(feedIn.value.mid),
  '24.8 c': model(storedWorth() + feedIn.value.mid),
  '23.8 c': model(storedWorth()),
}
