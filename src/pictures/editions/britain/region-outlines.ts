/**
 * Great Britain in five parts, coarse, from known headlands and towns. Borders are lines that two parts share. The model's
 * regions are cut by postcode and not as here: the map shows about where.
 */

/** Longitude and latitude in degrees. */
type Place = readonly [longitude: number, latitude: number]

const line = (text: string): Place[] =>
  text.split(' ').map((place) => {
    const [longitude = 0, latitude = 0] = place.split(',').map(Number)
    return [longitude, latitude]
  })

const northSeaCoast = line(
  '-3.37,58.65 -3.03,58.64 -3.08,58.44 -3.65,58.11 -4.0,57.87 -3.78,57.86 -4.25,57.5 -3.87,57.6 -3.28,57.72 -2.0,57.69 -1.77,57.5 -2.07,57.15 -2.45,56.7 -2.7,56.48 -3.1,56.38 -2.78,56.32 -2.6,56.27 -3.2,56.05 -3.4,55.99 -2.72,56.06 -2.4,55.97 -2.0,55.77',
)
const easternCoast = line(
  '-2.0,55.77 -1.65,55.6 -1.42,55.02 -1.18,54.69 -0.6,54.49 -0.1,54.12 -0.15,53.85 0.13,53.58 -0.35,53.68',
)
const tweedToSolway = line('-2.0,55.77 -2.2,55.62 -2.35,55.4 -2.7,55.18 -3.05,54.98')
const westOfScotland = line(
  '-3.05,54.98 -3.6,54.88 -4.05,54.78 -4.4,54.68 -4.87,54.64 -5.18,54.92 -5.0,55.12 -4.65,55.46 -4.85,55.66 -4.85,55.95 -5.15,55.86 -5.5,55.35 -5.77,55.31 -5.6,55.75 -5.6,56.08 -5.45,56.45 -5.7,56.5 -6.2,56.7 -5.83,57.0 -5.6,57.25 -5.87,57.5 -5.75,57.83 -5.3,57.9 -5.4,58.08 -5.3,58.25 -5.0,58.63 -4.75,58.56 -4.02,58.59 -3.55,58.62',
)
const humberToDee = line(
  '-0.35,53.68 0.05,53.55 -0.9,53.48 -1.2,53.32 -1.7,53.45 -2.0,53.25 -2.4,53.0 -2.9,53.0',
)
const deeToSolway = line(
  '-2.9,53.0 -3.0,53.12 -3.1,53.25 -3.2,53.4 -3.03,53.45 -3.0,53.7 -3.05,53.9 -2.85,54.12 -3.22,54.08 -3.62,54.5 -3.5,54.72 -3.38,54.9 -3.05,54.98',
)
const lincolnshireCoast = line('0.05,53.55 0.35,53.14 0.05,52.92')
const washToSevern = line(
  '0.05,52.92 0.05,52.68 -0.4,52.6 -0.5,52.28 -0.9,52.05 -1.3,52.15 -1.65,51.97 -2.2,52.0 -2.66,51.83',
)
const offasDyke = line(
  '-2.66,51.83 -3.05,51.93 -3.12,52.15 -2.98,52.4 -3.15,52.75 -2.9,52.95 -2.9,53.0',
)
const washToSevernByTheCoast = line(
  '0.05,52.92 0.35,52.8 0.5,52.97 1.3,52.93 1.75,52.48 1.35,51.96 1.0,51.77 0.75,51.55 0.42,51.47 0.75,51.44 1.42,51.38 1.36,51.13 0.97,50.91 0.58,50.85 0.25,50.74 -0.14,50.82 -0.79,50.73 -1.1,50.83 -1.38,50.8 -1.6,50.72 -1.95,50.69 -1.97,50.6 -2.45,50.53 -2.93,50.72 -3.4,50.61 -3.64,50.22 -4.15,50.34 -4.75,50.33 -5.2,49.96 -5.7,50.07 -5.45,50.22 -5.08,50.42 -4.95,50.57 -4.53,51.02 -4.2,51.08 -4.1,51.21 -3.47,51.22 -3.0,51.34 -2.7,51.52 -2.66,51.64 -2.66,51.83',
)
const coastOfWales = line(
  '-2.66,51.83 -2.66,51.64 -3.17,51.42 -3.55,51.4 -3.85,51.58 -4.28,51.55 -4.7,51.66 -4.94,51.6 -5.28,51.87 -4.98,52.02 -4.68,52.13 -4.1,52.42 -4.07,52.72 -4.15,52.9 -4.72,52.79 -4.33,53.12 -4.65,53.3 -4.3,53.41 -4.05,53.23 -3.83,53.32 -3.45,53.34 -3.1,53.25 -3.0,53.12 -2.9,53.0',
)

/** The outline of each part. */
export const outlines = {
  scotland: [...northSeaCoast, ...tweedToSolway, ...westOfScotland],
  north: [...easternCoast, ...humberToDee, ...deeToSolway, ...tweedToSolway.toReversed()],
  midlands: [
    ...humberToDee.slice(1),
    ...offasDyke.toReversed(),
    ...washToSevern.toReversed(),
    ...lincolnshireCoast.toReversed(),
  ],
  wales: [...offasDyke.slice(0, -1), ...coastOfWales.toReversed()],
  south: [...washToSevernByTheCoast, ...washToSevern.toReversed()],
}

export type Part = keyof typeof outlines

/** Islands, with the part that each belongs to. */
export const islands: readonly { part: Part; outline: readonly Place[] }[] = [
  { part: 'scotland', outline: line('-6.15,57.65 -6.75,57.4 -6.3,57.15 -5.75,57.25 -6.1,57.35') },
  { part: 'scotland', outline: line('-6.25,58.5 -6.95,58.2 -7.1,57.85 -6.7,57.85 -6.2,58.2') },
  { part: 'scotland', outline: line('-6.3,56.6 -6.3,56.3 -5.75,56.38 -5.95,56.6') },
  { part: 'scotland', outline: line('-6.1,55.85 -6.5,55.65 -6.1,55.6') },
  { part: 'scotland', outline: line('-5.15,55.7 -5.35,55.5 -5.1,55.48') },
  { part: 'scotland', outline: line('-3.2,59.1 -3.35,58.98 -2.8,58.9 -2.9,59.08') },
  { part: 'south', outline: line('-1.5,50.67 -1.3,50.77 -1.08,50.68 -1.3,50.58') },
]
