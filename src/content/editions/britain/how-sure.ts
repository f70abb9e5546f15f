import type { Day } from '#domain/estimate/shared/day.ts'
import type { Source } from '#domain/estimate/shared/figure.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import { schemes } from '#estimate/data/help.ts'
import {
  batteryPrice,
  officialMedian,
  officialMedianTo50,
  panelPrices,
} from '#estimate/data/prices.ts'
import { businessTax, fitAndInform } from '#estimate/data/rules.ts'
import { facingShares, monthShares, yields } from '#estimate/data/sun.ts'
import { caps, exportTariffs } from '#estimate/data/tariffs.ts'
import { typicalUse } from '#estimate/data/use.ts'
import { electricityVat, installationVat } from '#estimate/data/vat.ts'
import type { RouteOf } from './routes.ts'

/** Where figures come from: the body that sets them, or the closest source we could find. */
type PrimarySource = {
  publisher: string
  title: string
  url: string
  /** The model's figures that come from it, with the day each was last checked. */
  figures: readonly Source[]
}

const sources = {
  cap: {
    publisher: 'Ofgem',
    title: 'The price cap from October to December 2026, through two public files',
    url: 'https://www.ofgem.gov.uk/energy-price-cap',
    figures: [...caps, typicalUse],
  },
  vat: {
    publisher: 'HMRC',
    title: 'VAT Notice 708/6: energy-saving materials',
    url: 'https://www.gov.uk/guidance/vat-on-energy-saving-materials-and-heating-equipment-notice-7086',
    figures: [installationVat, electricityVat],
  },
  sun: {
    publisher: 'Joint Research Centre of the European Commission',
    title: 'PVGIS 5.3, means of 2005 to 2023',
    url: 'https://re.jrc.ec.europa.eu/pvg_tools/en/',
    figures: [yields, monthShares, facingShares],
  },
  costs: {
    publisher: 'Department for Energy Security and Net Zero',
    title: 'Solar PV cost data',
    url: 'https://www.gov.uk/government/statistics/solar-pv-cost-data',
    figures: [officialMedian],
  },
  businessCosts: {
    publisher: 'Department for Energy Security and Net Zero',
    title: 'Solar PV cost data of 2025, through a fact-check page',
    url: 'https://www.gov.uk/government/statistics/solar-pv-cost-data',
    figures: [officialMedianTo50],
  },
  exports: {
    publisher: 'Octopus Energy',
    title: 'Why Outgoing export prices changed on 1 March 2026; other suppliers by lists',
    url: 'https://octopus.energy/help-and-faqs/articles/why-are-outgoing-octopus-export-prices-changing-on-march-1st-2026-',
    figures: listFigures(exportTariffs),
  },
  trade: {
    publisher: 'MCS',
    title: 'The register, and who must hold the contract; use at home by MGD 003',
    url: 'https://mcscertified.com',
    figures: [],
  },
  network: {
    publisher: 'A ministers’ answer in Parliament',
    title: 'G98 and G99: what is fitted first',
    url: 'https://parallelparliament.co.uk/question/69480/solar-power',
    figures: [fitAndInform],
  },
  help: {
    publisher: 'GOV.UK',
    title: 'Schemes by nation, through public files',
    url: 'https://www.gov.uk/improve-energy-efficiency',
    figures: listFigures(schemes),
  },
  tax: {
    publisher: 'HMRC',
    title: 'Capital allowances manual, CA22335, as three trade guides cite it',
    url: 'https://www.gov.uk/hmrc-internal-manuals/capital-allowances-manual/ca22335',
    figures: [businessTax],
  },
} satisfies Record<string, PrimarySource>

/** The sources of a page's figures; `prices` where it has prices of panels or batteries too. */
export type HowSure = { sources: readonly PrimarySource[]; prices?: true }

/** How well installed prices are known, which move every payback most. */
export const pricesNote =
  'Installed prices come from a public file of September 2026 whose author checked them with DESNZ and the Energy Saving Trust; we saw them second-hand.'

/** The day on which the oldest of a page's figures was last checked; undefined where none is of the model. */
export function oldestCheck({ sources: pages, prices }: HowSure): Day | undefined {
  const installed = prices ? [panelPrices, batteryPrice] : []
  const figures: readonly Source[] = [...pages.flatMap((source) => source.figures), ...installed]
  return figures.map(({ checked }) => checked).toSorted()[0]
}

const { cap, vat, sun, costs, businessCosts, exports, trade, network, help, tax } = sources

/** For each page that has figures. */
export const howSure: Partial<Record<RouteOf<'home' | 'guide' | 'contact'>, HowSure>> = {
  '/': { sources: [cap, vat, sun, exports, trade], prices: true },
  '/solar-panels': { sources: [cap, sun, costs, trade, network, vat], prices: true },
  '/solar-panel-grants': { sources: [help, vat, exports] },
  '/solar-panel-savings': { sources: [cap, vat, sun, exports, trade], prices: true },
  '/best-solar-panel-installers': { sources: [trade, exports] },
  '/how-many-solar-panels': { sources: [cap, sun, network, exports], prices: true },
  '/solar-batteries': { sources: [cap, vat, exports, network, trade], prices: true },
  '/solar-panels-businesses': { sources: [businessCosts, tax, network, sun] },
}
