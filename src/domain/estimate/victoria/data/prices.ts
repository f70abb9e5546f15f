import { type Estimate, type Figure, scale } from '../../shared/figure.ts'

// Both indexes were read as transcribed at github.com/coogoaa/agent_test.
const solarIndex =
  'Solar Choice index for Melbourne, December 2025, 3 to 10 kW, read from a copy. Its certificates are added back at $38'
const batteryIndex =
  'Solar Choice battery index, November 2025, 5 to 20 kWh, read from a copy. Its certificates are added back at $37'

/** Before certificates. The middle is standard panels and `high` premium ones; below 3 and above 10 kW it is continued. */
export const panelBase: Figure<Estimate> = {
  what: 'Panels before certificates: $ whatever their size',
  value: { low: 1787, mid: 1986, high: 2599 },
  source: `Fit to the ${solarIndex}; low is a tenth less`,
  checked: '2026-11-22',
  confidence: 'derived',
}

export const panelPerKw: Figure<Estimate> = {
  what: 'Panels before certificates: $ more for each kW',
  value: { low: 813.2, mid: 903.5, high: 1005.2 },
  source: `Fit to the ${solarIndex}; low is a tenth less`,
  checked: '2026-11-22',
  confidence: 'derived',
}

/** Battery prices against their last index. A newer index makes this one, and what follows in `scale` its own fit. */
export const batteryPrices: Figure<Estimate> = {
  what: 'Battery prices of late 2026, as a share of the index of November 2025',
  value: { low: 0.66, mid: 0.83, high: 1 },
  source:
    '10 kWh before certificates: $7,780 or $10,364 in August 2026, as an index seen third-hand doesn’t say which; $9,500 in February; $11,759 by the index of November 2025. Two offers of September lay 2 and 12 per cent under it',
  checked: '2026-11-23',
  confidence: 'assumed',
}

function batteryPrice(what: string, indexed: number): Figure<Estimate> {
  return {
    what: `Battery before certificates: $ ${what}`,
    value: scale(indexed, batteryPrices.value),
    source: `Fit to the ${batteryIndex}. A third less to none less since`,
    checked: '2026-11-23',
    confidence: 'derived',
  }
}

const whatever = 'whatever its size'
const eachKwh = 'more for each usable kWh'

/** Before certificates, added to new panels, whose inverter it shares. */
export const batteryBase = batteryPrice(whatever, 2637)
export const batteryPerKwh = batteryPrice(eachKwh, 912.2)

/** Before certificates, for panels that are there already: a battery brings its own inverter. */
export const batteryWithInverterBase = batteryPrice(whatever, 3840)
export const batteryWithInverterPerKwh = batteryPrice(eachKwh, 948.6)

export const newInverter: Figure<Estimate> = {
  what: 'A new inverter for the panels after 15 years, $',
  value: { low: 2000, mid: 2500, high: 3000 },
  // At github.com/Rewiring-Aus/household-model.
  source: 'Rewiring Australia’s household model, February 2026, give or take a fifth',
  checked: '2026-02-23',
  confidence: 'seen once',
}

export const inverterYears: Figure<number> = {
  what: 'Years until the panels need a new inverter',
  value: 15,
  source: newInverter.source,
  checked: '2026-02-23',
  confidence: 'seen once',
}

/** At `high` it fades most, and saves least. */
export const batteryFading: Figure<Estimate> = {
  what: 'How much a battery’s saving fades each year, per cent',
  value: { low: 1, mid: 2, high: 3 },
  source: 'Our assumption: warranties promise 60 to 70 per cent after ten years',
  checked: '2026-11-22',
  confidence: 'assumed',
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
  what: 'Years until a battery is worn out',
  value: { low: 10, mid: 12, high: 15 },
  source: 'Warranties on data sheets: ten years is usual, Enphase gives fifteen',
  checked: '2026-09-28',
  confidence: 'seen once',
}

export const roundTrip: Figure<Estimate> = {
  what: 'How much of its charge a battery gives back, per cent',
  value: { low: 86, mid: 88, high: 90 },
  source: 'Measured in an Australian home, 85.7 and 88.7 (onestepoffthegrid.com.au)',
  checked: '2026-11-21',
  confidence: 'seen',
}

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

/** A small one gives less than that. */
export const batteryPowerPerKwh: Figure<number> = {
  what: 'What a battery can charge or deliver at once for each usable kWh, kW',
  value: 0.75,
  source: 'Data sheets: Enphase 5 kWh 3.84 kW, AlphaESS 9.6 kWh 5 kW, GoodWe 9.6 kWh 6.7 kW',
  checked: '2026-09-28',
  confidence: 'seen',
}

export const batteryReserve: Figure<number> = {
  what: 'Kept in the battery for a blackout, per cent of its usable size',
  value: 0,
  source: 'Our assumption: all of it is used every day',
  checked: '2026-11-22',
  confidence: 'assumed',
}
