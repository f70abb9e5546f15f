import type { ExplanationText } from '#content/explanation-text.ts'
import { formatEstimate } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { panelWatts } from '#estimate/data/prices.ts'
import { facingShares, melbourneYield, roofTilt } from '#estimate/data/sun.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { yearlyGeneration } from '#estimate/year/generation.ts'

const panels = 10
const kilowatts = (panels * panelWatts.value) / 1000

/** The eight directions of the model, clockwise from north. */
const directions = [
  ['N', 'North'],
  ['NE', 'North-east'],
  ['E', 'East'],
  ['SE', 'South-east'],
  ['S', 'South'],
  ['SW', 'South-west'],
  ['W', 'West'],
  ['NW', 'North-west'],
] as const

/** What ten panels make in a year on each side, kWh, and the share of north’s. */
export const faces = directions.map(([letters, name]) => {
  const kWh = yearlyGeneration(kilowatts, melbourneYield.value, {
    facing: letters,
    shading: 'none',
  })
  return { letters, name, kWh, share: facingShares.value[letters].mid }
})
export type Face = (typeof faces)[number]

const parts = ['a sixth', 'a seventh', 'an eighth', 'a ninth', 'a tenth', 'an eleventh']
/** What a roof to the east or west makes less than one to the north, in words. */
export const westLoses = parts[Math.round(1 / (1 - facingShares.value.W.mid)) - 6] ?? ''

/** Dollars a household out by day saves on a time-of-use plan, with the panels north and west. */
export type RoofSavings = { people: number; use: number; north: number; west: number }

export const compassLabels = {
  slider: 'The door faces',
  back: 'Turn the house anticlockwise',
  forward: 'Turn the house clockwise',
  unit: 'kWh',
  caption: `What ${panels} panels make in a year, by direction`,
  numbers: ['Facing', 'kWh a year', 'Could be', 'Of north'],
}

/** '89%', or for north 'the most'. */
export function formatShare({ share }: Face): string {
  return share === 1 ? 'the most' : `${formatNumber(share * 100)}%`
}

/** '5,608 kWh a year on this side, 97%. Opposite: 4,625.' */
export function formatFace(index: number): string {
  const face = faces[index]
  return face ? `${formatNumber(face.kWh.mid)} kWh a year on this side, ${formatShare(face)}` : ''
}

export function formatRange(range: Estimate): string {
  return formatEstimate(range, formatNumber)
}

export const compassDescription = `A square house on a compass, with ${panels} panels on each side of its roof. In a year they make ${faces
  .map(({ name, kWh }) => `${formatNumber(kWh.mid)} kWh facing ${name.toLowerCase()}`)
  .join(', ')}.`

export function compassText({ people, use, north, west }: RoofSavings): ExplanationText {
  return {
    heading: 'Which way does your roof face?',
    point: `East or west gives up about ${westLoses} of north. Even south keeps nearly three-quarters.`,
    paragraphs: [
      {
        text:
          west > north
            ? `Out all day, on a time-of-use plan? Then west edges ahead of north, ${formatMoney(west)} a year to ${formatMoney(north)}, because it makes more after four.`
            : `Out all day, on a time-of-use plan? Then west saves nearly as much, ${formatMoney(west)} a year to ${formatMoney(north)}, as it makes more after four.`,
      },
      {
        text: 'Shade can cost more than direction. Have the installer mark it on the layout, and say what it takes off the year.',
      },
    ],
    source: `Our model: ${panels} panels of ${panelWatts.value} W, ${formatNumber(kilowatts, 1)} kW, at ${roofTilt.value}° in Melbourne, no shade. Directions from two quoting products, seen ${formatDay(facingShares.checked)}. Dollars: ${people} people, ${formatNumber(use)} kWh a year, no battery.`,
  }
}
