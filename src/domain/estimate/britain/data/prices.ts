import type { Estimate, Figure } from '../../shared/figure.ts'

/** By kW, with straight lines between. Under 3 and over 6 kW there is no band: visitors type a price. */
export const panelPrices: Figure<Record<3 | 4 | 5 | 6, Estimate>> = {
  what: 'Panels in homes, installed, at 0 per cent VAT, £ by kW',
  value: {
    3: { low: 4000, mid: 4750, high: 5500 },
    4: { low: 5000, mid: 6000, high: 7000 },
    5: { low: 6500, mid: 7500, high: 8500 },
    6: { low: 8500, mid: 9250, high: 10000 },
  },
  source:
    'A public file of September 2026, checked by its author with DESNZ and the Energy Saving Trust',
  checked: '2026-09-25',
  validTo: '2027-03-31',
  confidence: 'seen once',
  after: 'say the date',
}

export const officialMedian: Figure<number> = {
  what: 'Official median up to 4 kW in 2025–26, new homes included, £ per kW',
  value: 1595,
  source: 'DESNZ solar PV cost data, 28 May 2026, through a public file',
  checked: '2026-05-28',
  validTo: '2027-05-31',
  confidence: 'seen once',
  after: 'say the date',
}

/** That of 2025–26 was not found. */
export const officialMedianTo10: Figure<number> = {
  what: 'Official median from 4 to 10 kW in 2024–25, £ per kW',
  value: 1780,
  source: 'DESNZ, 2025; its day of publication is assumed',
  checked: '2025-05-29',
  validTo: '2026-05-28',
  confidence: 'seen once',
  after: 'hide',
}

export const officialMedianTo50: Figure<number> = {
  what: 'Official median from 10 to 50 kW in 2024–25, £ per kW',
  value: 1256,
  source: 'DESNZ, through a fact-check page; that of 2025–26 was not found',
  checked: '2025-05-29',
  validTo: '2027-05-31',
  confidence: 'seen once',
  after: 'say the date',
}

export const batteryPrice: Figure<Estimate> = {
  what: 'A 5 kWh battery beside new panels, £',
  value: { low: 3700, mid: 4600, high: 5500 },
  source:
    'Energy Saving Trust, 19 August 2026, through a public file; the range of a fifth either way is our assumption',
  checked: '2026-08-19',
  validTo: '2027-03-31',
  confidence: 'seen once',
  after: 'say the date',
}

/** Not reckoned with: visitors are asked for the price. */
export const batteryPerKwh: Figure<Estimate> = {
  what: 'Each further kWh of a battery, £',
  value: { low: 450, mid: 700, high: 900 },
  source: 'One site, undated',
  checked: '2026-11-22',
  validTo: '2027-03-31',
  confidence: 'unverified',
  after: 'ask',
}

export const batteryLife: Figure<Estimate> = {
  what: 'Years that a battery lasts',
  value: { low: 10, mid: 12, high: 15 },
  source: 'Warranties; a public file takes 10 to 12',
  checked: '2026-11-22',
  confidence: 'seen once',
  after: 'keep',
}

export const roundTrip: Figure<Estimate> = {
  what: 'Of what goes into a battery, what comes back, per cent',
  value: { low: 85, mid: 88, high: 92 },
  source: 'Homes with a battery that were measured',
  checked: '2026-11-21',
  confidence: 'seen',
  after: 'keep',
}

export const powerPerKwh: Figure<number> = {
  what: 'Power of a battery for each usable kWh, kW',
  value: 0.5,
  source: 'Fit to MCS MGD 003 issue 2.0: 2.5 kW for 5 kWh',
  checked: '2026-11-23',
  confidence: 'derived',
  after: 'keep',
}

export const fading: Figure<Estimate> = {
  what: 'How much less the panels make each year, per cent',
  value: { low: 0.4, mid: 0.5, high: 0.8 },
  source: 'Usual in British estimates',
  checked: '2026-09-25',
  confidence: 'seen',
  after: 'keep',
}

/** Left out of every sum until it is checked, and pages say so. */
export const newInverter: Figure<Estimate> = {
  what: 'A new inverter, once, £',
  value: { low: 600, mid: 900, high: 1200 },
  source: 'Not found for Britain in 2026',
  checked: '2026-11-23',
  confidence: 'unverified',
  after: 'ask',
}

export const priceGrowth: Figure<Estimate> = {
  what: 'How much dearer power gets each year, per cent',
  value: { low: -1, mid: 0, high: 2 },
  source: 'Our assumption',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

export const panelWatts: Figure<number> = {
  what: 'A usual panel, W',
  value: 440,
  source: 'Our assumption: panels of 430 to 450 W are usual in quotes of 2026',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

export const panelArea: Figure<Estimate> = {
  what: 'Roof under a panel, m²',
  value: { low: 1.9, mid: 2, high: 2.1 },
  source: 'Our assumption: 1.13 by 1.76 m is usual',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** The divisor of panels in kW where the inverter wasn't entered: it counts only for the network’s permission. */
export const panelsToInverter: Figure<number> = {
  what: 'kW of panels on each kW of inverter',
  value: 1.1,
  source: 'Our assumption',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}
