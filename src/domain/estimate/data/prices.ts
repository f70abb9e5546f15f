import type { Estimate, Figure } from '../figure.ts'

/** After the certificates of 2026: they must not be taken off again. */
export const panelPriceAfterCertificates: Figure<Estimate> = {
  what: 'Panels, installed, after certificates, $ per kW',
  value: { low: 800, mid: 1050, high: 1300 },
  source: 'Retailers’ and Solar Choice’s prices of July 2026; no current table for Melbourne found',
  checked: '2026-07-31',
  confidence: 'seen',
}

/** The year whose certificates the price above has taken off. */
export const panelPriceYear: Figure<number> = {
  what: 'The year whose certificates are in the price of panels',
  value: 2026,
  source: 'Retailers’ and Solar Choice’s prices of July 2026',
  checked: '2026-07-31',
  confidence: 'seen',
}

export const batteryPriceBeforeCertificates: Figure<Estimate> = {
  what: 'Battery, installed, before certificates, $ per usable kWh',
  value: { low: 650, mid: 850, high: 1200 },
  source: 'Published price lists, usually $700–$1,000 (thermaquote.pages.dev and others)',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** At `high` panels fade most, and save least. */
export const fading: Figure<Estimate> = {
  what: 'How much panels fade each year, per cent',
  value: { low: 0.5, mid: 0.6, high: 0.9 },
  source: 'Jordan and others, osti.gov/biblio/1259256 (11,000 systems)',
  checked: '2026-11-21',
  confidence: 'seen',
}

export const priceGrowth: Figure<Estimate> = {
  what: 'How much dearer power gets each year, per cent',
  value: { low: 0, mid: 0, high: 0 },
  source: 'Flat, as Solar Choice assumes; others take 2.5 or 3 per cent',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const batteryLife: Figure<Estimate> = {
  what: 'Years a battery works as well as when new',
  value: { low: 10, mid: 10, high: 15 },
  source:
    'A warranty of about ten years is usual (missiongreen.com.au, July 2026); fifteen is hopeful',
  checked: '2026-07-31',
  confidence: 'seen once',
}

export const roundTrip: Figure<Estimate> = {
  what: 'How much of its charge a battery gives back, per cent',
  value: { low: 86, mid: 88, high: 90 },
  source:
    'Measured over two years in an Australian home, 85.7 and 88.7 (onestepoffthegrid.com.au); models take 90 and more',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** Or half its capacity in an hour, if that is less. */
export const batteryPower: Figure<number> = {
  what: 'The most a battery can charge or deliver at once, kW',
  value: 5,
  source: 'Our assumption; the data sheet has yours',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const panelWatts: Figure<number> = {
  what: 'Power of one panel, W',
  value: 440,
  source: 'Usual in quotes; 15 of them are 6.6 kW',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** Without the clearance at the edges. */
export const panelArea: Figure<Estimate> = {
  what: 'Size of one panel, m²',
  value: { low: 1.95, mid: 2, high: 2.1 },
  source: 'Data sheets of panels around 440 W',
  checked: '2026-11-21',
  confidence: 'seen',
}

export const mostPanelsToInverter: Figure<number> = {
  what: 'Most kW of panels for each kW of inverter',
  value: 1.33,
  source:
    'The usual limit for the certificates; with a battery on the same inverter, makers may allow more',
  checked: '2026-11-21',
  confidence: 'unverified',
}
