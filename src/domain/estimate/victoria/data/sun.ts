import type { Estimate, Figure } from '../../shared/figure.ts'

/** North-facing and unshaded. More than ten years old; systems reaching nine tenths of it are regarded as performing. */
export const cityYields: Figure<Record<string, number>> = {
  what: 'kWh a day from each kW of panels, average over the year',
  value: {
    Melbourne: 3.6,
    Sydney: 3.9,
    Brisbane: 4.2,
    Adelaide: 4.2,
    Perth: 4.4,
    Hobart: 3.5,
    Darwin: 4.4,
    Canberra: 4.3,
  },
  source:
    'Clean Energy Council guide, as reproduced by solarwarehouseaustralia.com.au and energy-without-carbon.org',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** From the yield behind the certificates to that of Rewiring Australia; mid is the Clean Energy Council’s. */
export const melbourneYield: Figure<Estimate> = {
  what: 'kWh a day from each kW facing north, average over the year',
  value: { low: 3.25, mid: 3.6, high: 3.7 },
  source: 'Clean Energy Council guide (3.6); zone rating (3.25); Rewiring Australia (3.70)',
  checked: '2026-11-21',
  confidence: 'seen',
}

/** Parts of Victoria outside Melbourne, by how much sun they get. */
export type SunArea = 'coast' | 'highlands' | 'north' | 'mallee'

/** Exposure at Avoca, 16.6 MJ/m², is the Bureau’s; that of other stations is from memory. The ratio of the certificate zones is 1.17. */
export const areaYields: Figure<Record<SunArea, number>> = {
  what: 'kWh a day from each kW facing north, in parts of Victoria, average over the year',
  value: { coast: 3.53, highlands: 3.71, north: 4.03, mallee: 4.39 },
  source: 'Melbourne’s, in proportion to sunshine (bom.gov.au) and certificate zones',
  checked: '2026-11-22',
  confidence: 'unverified',
}

/**
 * The first letter of the part that begins at a postcode; none in Melbourne. It follows from regions, zones and rough positions, and
 * is stored here so that the calculators need not load them; a test checks it against all three.
 */
export const areasOfSun: Figure<string> = {
  what: 'Part of Victoria by sun, by postcode',
  value:
    '3000 212c 81h 10c 6h 9n 3c 13h 1 7h 38n 1h 3n 11m 5n 7h 2n 15m 3 17h 4n 10h 5n 5h 4n 11m 32n 14m 8n ' +
    '3m 10n 29m 1n 1m 26n 51 1n 52h 4n 2h 2n 4h 2n 25 29c 2 37c 15 2c 75 11c 5 19c 30 4c 1 8c',
  source:
    'Zones and regions; 36 degrees south and 144.1 east for the Mallee, 37.1 south for the highlands',
  checked: '2026-11-26',
  confidence: 'derived',
}

export const melbourneMonths: Figure<{ best: number; worst: number }> = {
  what: 'kWh a day from each kW, in Melbourne’s best and worst month',
  value: { best: 4.59, worst: 2.22 },
  source: 'Chromagen solar owner manual, page 6 (manualshive.com)',
  checked: '2026-11-21',
  confidence: 'seen once',
}

export type Facing = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | 'flat' | 'not-sure'

/** Two products’ settings: the higher is the upper end. The lower’s south-east and south-west lie half way. */
export const facingShares: Figure<Record<Facing, Estimate>> = {
  what: 'Share of a north-facing roof’s year, by direction',
  value: {
    N: { low: 1, mid: 1, high: 1 },
    NE: { low: 0.97, mid: 0.97, high: 0.97 },
    NW: { low: 0.97, mid: 0.97, high: 0.97 },
    E: { low: 0.85, mid: 0.885, high: 0.92 },
    W: { low: 0.85, mid: 0.885, high: 0.92 },
    SE: { low: 0.75, mid: 0.8, high: 0.85 },
    SW: { low: 0.75, mid: 0.8, high: 0.85 },
    S: { low: 0.65, mid: 0.725, high: 0.8 },
    flat: { low: 0.9, mid: 0.95, high: 1 },
    'not-sure': { low: 0.85, mid: 0.93, high: 1 },
  },
  source: 'Settings of two quoting products',
  checked: '2026-11-21',
  confidence: 'seen',
}

export type Shading = 'none' | 'some' | 'much'

export const shadingShares: Figure<Record<Shading, Estimate>> = {
  what: 'Share left after shade',
  value: {
    none: { low: 1, mid: 1, high: 1 },
    some: { low: 0.85, mid: 0.9, high: 0.95 },
    much: { low: 0.6, mid: 0.7, high: 0.8 },
  },
  source: 'Our assumption; an installer measures it on the roof',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const melbourne: Figure<{ latitude: number; longitude: number; zoneMeridian: number }> = {
  what: 'Where Melbourne lies, and the meridian of its standard time, degrees',
  value: { latitude: -37.8, longitude: 144.96, zoneMeridian: 150 },
  source: 'Any atlas',
  checked: '2026-11-21',
  confidence: 'seen',
}

export const roofTilt: Figure<number> = {
  what: 'Pitch of a roof, degrees',
  value: 22,
  source: 'Our assumption: a typical tiled roof',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const diffuseShare: Figure<number> = {
  what: 'Share of the light that comes from the whole sky',
  value: 0.4,
  source: 'Our assumption for Melbourne’s clouds',
  checked: '2026-11-21',
  confidence: 'assumed',
}

/**
 * Days differ from their month’s mean, and come in runs: three dull ones in a row happen each month. The more they differ, the less a
 * battery can do.
 */
export const weather: Figure<{
  deviation: Estimate
  likeness: number
  least: number
  most: number
}> = {
  what: 'How far a day’s sun lies from its month’s mean',
  value: { deviation: { low: 0.74, mid: 0.56, high: 0.38 }, likeness: 0.4, least: 0.15, most: 1.4 },
  source: 'Our assumption: dull days come in a row',
  checked: '2026-11-26',
  confidence: 'assumed',
}
