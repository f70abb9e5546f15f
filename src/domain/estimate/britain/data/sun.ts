import type { Estimate, Figure } from '../../shared/figure.ts'

/** Where the sun is about the same. */
export type Region = 'south' | 'midlands' | 'north' | 'wales' | 'scotland'

const pvgis =
  'PVGIS 5.3 (SARAH-3, 2005–2023), September 2026: high is the mean over districts, mid a publisher’s figure lowered for shade and dirt, low 7 per cent under it'

/** kWh a year of each kW on a south-facing roof without shade. */
export const yields: Figure<Record<Region, Estimate>> = {
  what: 'kWh a year from each kW facing south',
  value: {
    south: { low: 884, mid: 950, high: 1018 },
    midlands: { low: 818, mid: 880, high: 953 },
    north: { low: 772, mid: 830, high: 912 },
    wales: { low: 809, mid: 870, high: 950 },
    scotland: { low: 753, mid: 810, high: 857 },
  },
  source: pvgis,
  checked: '2026-09-25',
  confidence: 'seen',
  after: 'keep',
}

const midlandMonths = [
  0.0389, 0.0534, 0.0869, 0.1114, 0.1207, 0.1207, 0.1216, 0.1097, 0.0929, 0.0651, 0.044, 0.0347,
]

/** Wales has none of its own: the Midlands’ are used. */
export const monthShares: Figure<Record<Region, readonly number[]>> = {
  what: 'Share of a south-facing roof’s year by month',
  value: {
    south: [
      0.0402, 0.0526, 0.085, 0.112, 0.117, 0.1199, 0.1205, 0.1081, 0.0934, 0.0676, 0.0476, 0.036,
    ],
    midlands: midlandMonths,
    north: [
      0.0307, 0.0506, 0.088, 0.1178, 0.1274, 0.1244, 0.1217, 0.1096, 0.0913, 0.0639, 0.0425, 0.0322,
    ],
    wales: midlandMonths,
    scotland: [
      0.0321, 0.0515, 0.0873, 0.1169, 0.132, 0.1224, 0.1249, 0.1129, 0.091, 0.0623, 0.0419, 0.025,
    ],
  },
  source: 'PVGIS as above; none found for Wales, so the Midlands’ stand in',
  checked: '2026-09-25',
  confidence: 'seen',
  after: 'keep',
}

export type Facing = 'S' | 'SE' | 'SW' | 'E' | 'W' | 'NE' | 'NW' | 'N' | 'flat' | 'not-sure'

export const facingShares: Figure<Record<Facing, Estimate>> = {
  what: 'Share of a south-facing roof’s year',
  value: {
    S: { low: 1, mid: 1, high: 1 },
    SE: { low: 0.93, mid: 0.95, high: 0.97 },
    SW: { low: 0.91, mid: 0.93, high: 0.95 },
    E: { low: 0.77, mid: 0.8, high: 0.85 },
    W: { low: 0.77, mid: 0.8, high: 0.85 },
    NE: { low: 0.6, mid: 0.66, high: 0.7 },
    NW: { low: 0.6, mid: 0.66, high: 0.7 },
    N: { low: 0.5, mid: 0.55, high: 0.6 },
    flat: { low: 0.85, mid: 0.88, high: 0.9 },
    'not-sure': { low: 0.77, mid: 0.88, high: 1 },
  },
  source:
    'A publisher from PVGIS for S, SE, SW, E, W and N; another public model’s E and W 0.85, flat 0.90, NE and NW 0.70 as upper ends; the rest assumed',
  checked: '2026-09-25',
  confidence: 'seen once',
  after: 'keep',
}

export type Shading = 'none' | 'some' | 'much'

export const shadingShares: Figure<Record<Shading, Estimate>> = {
  what: 'Share left after shade',
  value: {
    none: { low: 0.97, mid: 1, high: 1 },
    some: { low: 0.8, mid: 0.88, high: 0.95 },
    much: { low: 0.55, mid: 0.68, high: 0.8 },
  },
  source: 'Our assumption; an installer’s shade factor takes its place',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** Degrees. The sun is reckoned for one meridian through the middle of the country. */
export const position: Figure<{
  longitude: number
  pitch: number
  latitude: Record<Region, number>
}> = {
  what: 'Where the sun is reckoned for, and the pitch of the roof, in degrees',
  value: {
    longitude: -1.5,
    pitch: 35,
    latitude: { south: 51.3, midlands: 52.6, north: 54, wales: 52, scotland: 56.3 },
  },
  source: 'Our assumption: the middle of each region, and a usual pitch',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** Days are log-normal, each after the one before, and half hours within them once more. */
export const weather: Figure<{
  diffuseShare: number
  dayDeviation: number
  likeness: number
  least: number
  most: number
  flicker: number
}> = {
  what: 'How much of the light is diffuse, and how days and half hours differ in brightness',
  value: {
    diffuseShare: 0.55,
    dayDeviation: 0.7,
    likeness: 0.35,
    least: 0.15,
    most: 2.2,
    flicker: 0.4,
  },
  source: 'Fit to MCS MGD 003 issue 2.0, the trade’s own table of use at home',
  checked: '2026-11-23',
  confidence: 'derived',
  after: 'keep',
}
