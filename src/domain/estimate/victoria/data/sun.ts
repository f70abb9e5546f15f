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

/** The regional north has more sun than Melbourne; nothing better than the ratio of the zone ratings was found. */
export const regionalNorthYield: Figure<Estimate> = {
  what: 'kWh a day from each kW facing north in regional Victoria, zone 3',
  value: { low: 3.25, mid: 3.6, high: 4.2 },
  source: 'Melbourne’s figures, the upper one raised by the ratio of zone ratings, 1.382 to 1.185',
  checked: '2026-11-21',
  confidence: 'derived',
}

/**
 * n: regional Victoria in zone 3, from this postcode on. It follows from zones and regions, and stands here so that the calculators
 * need not load where every suburb of Melbourne lies; a test holds it to both.
 */
export const regionalNorth: Figure<string> = {
  what: 'Regional Victoria in zone 3',
  value: '3000m 3293n 3303m 3309n 3320m 3334n 3335m 3342n 3427m 3444n 3658m 3659n 3750m',
  source: 'Zones and regions',
  checked: '2026-11-21',
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
 * Against the month’s mean, in turn. Clear days come in runs and so do dull ones; the mean of the ten is one. The more they
 * differ, the less a battery can do.
 */
export const weather: Figure<Record<keyof Estimate, readonly number[]>> = {
  what: 'How bright ten days in a row are',
  value: {
    low: [1.45, 1.55, 0.65, 0.3, 0.5, 1.45, 1.5, 1.2, 0.4, 1],
    mid: [1.35, 1.45, 0.8, 0.4, 0.6, 1.3, 1.4, 1.15, 0.5, 1.05],
    high: [1.25, 1.35, 0.9, 0.5, 0.75, 1.2, 1.3, 1.1, 0.6, 1.05],
  },
  source: 'Our assumption: without dull days a battery would look better than it is',
  checked: '2026-11-21',
  confidence: 'assumed',
}
