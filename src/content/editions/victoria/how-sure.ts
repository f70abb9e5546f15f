import type { RouteOf } from './routes.ts'

/** Where a figure comes from, as close to whoever sets it as we could get. */
type PrimarySource = { publisher: string; title: string; url: string }

const sources = {
  certificates: {
    publisher: 'Clean Energy Regulator',
    title: 'Certificates for small systems, and how many years they count for',
    url: 'https://cer.gov.au/node/3640',
  },
  zones: {
    publisher: 'Clean Energy Regulator',
    title: 'Zone of every postcode',
    url: 'https://cer.gov.au/document/postcode-zone-ratings-and-zones-solar-panel-systems',
  },
  defaultOffer: {
    publisher: 'Essential Services Commission',
    title: 'Victorian Default Offer 2026–27',
    url: 'https://www.esc.vic.gov.au/electricity-and-gas/prices-tariffs-and-benchmarks/victorian-default-offer/victorian-default-offer-price-review-2026-27',
  },
  feedIn: {
    publisher: 'Victorian Government',
    title: 'Feed-in tariffs: no minimum since 1 July 2025',
    url: 'https://www.energy.vic.gov.au/households/solar-victorian-feed-in-tariff',
  },
  stateRebate: {
    publisher: 'Solar Victoria',
    title: 'Solar panel rebate: who can apply',
    url: 'https://www.solar.vic.gov.au/Apply-for-a-rebate',
  },
  benchmarks: {
    publisher: 'Australian Energy Regulator',
    title: 'Electricity use by household size',
    url: 'https://www.aer.gov.au/documents/frontier-economics-simple-electricity-and-gas-benchmarks-june-2021',
  },
  ageing: {
    publisher: 'Jordan and others, 2016',
    title: 'How panels age, from 11,000 systems',
    url: 'https://www.osti.gov/biblio/1259256',
  },
  energyUpgrades: {
    publisher: 'Victorian Government',
    title: 'Victorian Energy Upgrades for business: latest news',
    url: 'https://www.energy.vic.gov.au/industry/victorian-energy-upgrades-for-industry/veu-industry-latest-news',
  },
  consumerCode: {
    publisher: 'Australian Competition and Consumer Commission',
    title: 'The New Energy Tech Consumer Code',
    url: 'https://www.accc.gov.au/public-registers/authorisations-and-notifications-registers/authorisations-register/new-energy-tech-consumer-code',
  },
  discountClaims: {
    publisher: 'Australian Competition and Consumer Commission',
    title: 'Solar retailers change their claims about discounts and savings',
    url: 'https://www.accc.gov.au/media-release/solar-panel-retailers-amend-claims-on-discounts-and-electricity-savings',
  },
} satisfies Record<string, PrimarySource>

/** The one note on a page about how far its figures can be trusted. */
export type HowSure = { text: string; sources: readonly PrimarySource[] }

const { certificates, zones, defaultOffer, feedIn, stateRebate, benchmarks, ageing } = sources
const { energyUpgrades, consumerCode, discountClaims } = sources

const installedPrices =
  'Installed prices follow Solar Choice’s indexes of late 2025, for Melbourne’s panels and the country’s batteries, which we saw second-hand; prices since then may differ. Certificates are counted at $38; ask what your installer credits.'

/** For each page that has figures. */
export const howSure: Partial<Record<RouteOf<'home' | 'guide'>, HowSure>> = {
  '/': {
    text: 'Rates, rebates and certificates are set by others: the calculator names where we read each, and when. Installed prices follow indexes of late 2025. Savings come from our own model: your bill, your roof and how you live can move them a long way.',
    sources: [certificates, defaultOffer, stateRebate, feedIn],
  },
  '/solar-panels': {
    text: `We’re surest of certificates, rates and how panels age. What a roof makes is an average: a dull year or a shady roof makes less. ${installedPrices}`,
    sources: [certificates, defaultOffer, stateRebate, benchmarks, ageing],
  },
  '/solar-batteries': {
    text: `The discount and the rates are set by others and checked here. What a battery earns is our own arithmetic: it depends on what you pay for power at night. ${installedPrices}`,
    sources: [certificates, defaultOffer, stateRebate, feedIn],
  },
  '/solar-panel-grants': {
    text: 'Each program’s row says where we read it, and when. For other states we had reports, not each government’s own page. Programs open and close quickly, so ask the program itself before you sign.',
    sources: [stateRebate, certificates, zones, feedIn],
  },
  '/solar-panel-savings': {
    text: 'We’re surest of rates and certificates. What a roof makes is an average for Melbourne, and the share you use by day follows from hours we assume, so each saving comes with the range that holds in eight cases out of ten. The calculator takes your own figures instead.',
    sources: [defaultOffer, feedIn, certificates, benchmarks],
  },
  '/best-solar-panel-installers': {
    text: 'What to check comes from the rules installers sign up to. Ratings are as advertised, and we can’t check them. The example quotes are made up to show the method.',
    sources: [consumerCode, discountClaims, certificates],
  },
  '/how-many-solar-panels': {
    text: 'Panel counts are plain division. What they make is an average for roofs that face north in Melbourne, and how much a household uses is a benchmark for Victoria: your own bill is better than either.',
    sources: [benchmarks, certificates, defaultOffer],
  },
  '/solar-panels-businesses': {
    text: 'Generation is a Melbourne average. We assume that a bit over half of it is used on the spot, which fits a business open on weekdays. Tax rules change: ask your accountant before you count on one.',
    sources: [certificates, energyUpgrades, discountClaims],
  },
  '/solar-battery-size': {
    text: 'What each appliance uses is our assumption for an ordinary winter evening, and its label beats us. Household benchmarks run a little above the Victorian mean. What your battery can use may be less than its name says.',
    sources: [benchmarks, defaultOffer, certificates],
  },
  '/solar-battery-costs': {
    text: `The discount follows the federal rules to the dollar. ${installedPrices} Paybacks leave out wear and price rises.`,
    sources: [certificates, defaultOffer, stateRebate, feedIn],
  },
  '/best-solar-batteries': {
    text: 'We have tested none of these. Beside the four makers, sizes and warranties stand for a class of battery; the table of models gives what their data sheets say. Models change, so compare the sheet that comes with your quote.',
    sources: [certificates, consumerCode],
  },
  '/solar-batteries-guide': {
    text: `How batteries work is settled; what they earn isn’t. Rates and the discount are set by others, and the calculator says when we read them. Blackout times are our arithmetic for a careful house. ${installedPrices}`,
    sources: [certificates, defaultOffer, stateRebate, feedIn],
  },
  '/solar-roof-tiles': {
    text: 'We found few Australian prices for solar tiles, so the range is wide. Certificates follow the same rules as for panels.',
    sources: [certificates, defaultOffer, ageing],
  },
}
