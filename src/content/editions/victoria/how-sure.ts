import type { Day } from '#domain/estimate/shared/day.ts'
import type { Source } from '#domain/estimate/shared/figure.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import * as certificateData from '#estimate/data/certificates.ts'
import { batteryWithInverterPerKwh, fading, panelPerKw } from '#estimate/data/prices.ts'
import { programs } from '#estimate/data/programs.ts'
import * as stateRebateData from '#estimate/data/state-rebate.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import * as use from '#estimate/data/use.ts'
import * as zoneData from '#estimate/data/zones.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { RouteOf } from './routes.ts'

/** Where figures come from: the body that sets them, or the closest source we could find. */
type PrimarySource = {
  publisher: string
  title: string
  url: string
  /** The model's figures that come from it, with the day each was last checked. */
  figures: readonly Source[]
}

const { feedIn: feedInRate, ...otherTariffs } = tariffs

const sources = {
  certificates: {
    publisher: 'Clean Energy Regulator',
    title: 'Certificates for small systems, and how many years they count for',
    url: 'https://cer.gov.au/node/3640',
    figures: listFigures({ ...certificateData }),
  },
  zones: {
    publisher: 'Clean Energy Regulator',
    title: 'Zone of every postcode',
    url: 'https://cer.gov.au/document/postcode-zone-ratings-and-zones-solar-panel-systems',
    figures: listFigures({ ...zoneData }),
  },
  defaultOffer: {
    publisher: 'Essential Services Commission',
    title: 'Victorian Default Offer 2026–27',
    url: 'https://www.esc.vic.gov.au/electricity-and-gas/prices-tariffs-and-benchmarks/victorian-default-offer/victorian-default-offer-price-review-2026-27',
    figures: listFigures(otherTariffs),
  },
  feedIn: {
    publisher: 'Victorian Government',
    title: 'Feed-in tariffs: no minimum since 1 July 2025',
    url: 'https://www.energy.vic.gov.au/households/solar-victorian-feed-in-tariff',
    figures: [feedInRate],
  },
  stateRebate: {
    publisher: 'Solar Victoria',
    title: 'Solar panel rebate: who can apply',
    url: 'https://www.solar.vic.gov.au/Apply-for-a-rebate',
    figures: listFigures({ ...stateRebateData }),
  },
  benchmarks: {
    publisher: 'Australian Energy Regulator',
    title: 'Electricity use by household size',
    url: 'https://www.aer.gov.au/documents/frontier-economics-simple-electricity-and-gas-benchmarks-june-2021',
    figures: listFigures({ ...use }),
  },
  ageing: {
    publisher: 'Jordan and others, 2016',
    title: 'How panels age, from 11,000 systems',
    url: 'https://www.osti.gov/biblio/1259256',
    figures: [fading],
  },
  energyUpgrades: {
    publisher: 'Victorian Government',
    title: 'Victorian Energy Upgrades for business: latest news',
    url: 'https://www.energy.vic.gov.au/industry/victorian-energy-upgrades-for-industry/veu-industry-latest-news',
    figures: listFigures(programs),
  },
  consumerCode: {
    publisher: 'Australian Competition and Consumer Commission',
    title: 'The New Energy Tech Consumer Code',
    url: 'https://www.accc.gov.au/public-registers/authorisations-and-notifications-registers/authorisations-register/new-energy-tech-consumer-code',
    figures: [],
  },
  discountClaims: {
    publisher: 'Australian Competition and Consumer Commission',
    title: 'Solar retailers change their claims about discounts and savings',
    url: 'https://www.accc.gov.au/media-release/solar-panel-retailers-amend-claims-on-discounts-and-electricity-savings',
    figures: [],
  },
} satisfies Record<string, PrimarySource>

/** The sources of a page's figures; `prices` where it has prices of panels or batteries too. */
export type HowSure = { sources: readonly PrimarySource[]; prices?: true }

/** How well installed prices are known, which move every payback most. */
export const pricesNote = `Installed prices follow Solar Choice’s indexes of late 2025, which we saw second-hand. Certificates are counted at ${formatMoney(certificateData.certificatePrice.value.mid)}.`

/** The day on which the oldest of a page's figures was last checked; undefined where none is of the model. */
export function oldestCheck({ sources, prices }: HowSure): Day | undefined {
  const installed = prices ? [panelPerKw, batteryWithInverterPerKwh] : []
  const figures = [...sources.flatMap((source) => source.figures), ...installed]
  return figures.map(({ checked }) => checked).toSorted()[0]
}

const { certificates, zones, defaultOffer, feedIn, stateRebate, benchmarks, ageing } = sources
const { energyUpgrades, consumerCode, discountClaims } = sources

/** For each page that has figures. */
export const howSure: Partial<Record<RouteOf<'home' | 'guide' | 'contact'>, HowSure>> = {
  '/': { sources: [certificates, defaultOffer, stateRebate, feedIn], prices: true },
  '/solar-panels': {
    sources: [certificates, defaultOffer, stateRebate, benchmarks, ageing],
    prices: true,
  },
  '/solar-batteries': {
    sources: [certificates, defaultOffer, stateRebate, feedIn],
    prices: true,
  },
  '/solar-panel-grants': { sources: [stateRebate, certificates, zones, feedIn, energyUpgrades] },
  '/solar-panel-savings': {
    sources: [defaultOffer, feedIn, certificates, benchmarks],
    prices: true,
  },
  '/best-solar-panel-installers': { sources: [consumerCode, discountClaims, certificates] },
  '/how-many-solar-panels': { sources: [benchmarks, certificates, defaultOffer] },
  '/solar-panels-businesses': { sources: [certificates, energyUpgrades, discountClaims] },
  '/solar-battery-size': { sources: [benchmarks, defaultOffer, certificates], prices: true },
  '/solar-battery-costs': {
    sources: [certificates, defaultOffer, stateRebate, feedIn],
    prices: true,
  },
  '/best-solar-batteries': { sources: [certificates, consumerCode] },
  '/solar-batteries-guide': {
    sources: [certificates, defaultOffer, stateRebate, feedIn],
    prices: true,
  },
  '/solar-roof-tiles': { sources: [certificates, defaultOffer, ageing] },
  '/contact': { sources: [zones, certificates, defaultOffer] },
}
