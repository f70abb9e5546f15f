import type { ExplanationText } from '#content/explanation-text.ts'
import { formatShort } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { type EveningLoad, eveningLoads } from '#estimate/data/loads.ts'
import { batteryPerKwh } from '#estimate/data/prices.ts'
import type { Evening } from '#estimate/evening.ts'
import { eveningHome, type Season } from '#estimate/example-homes.ts'
import { formatMoney } from '#estimate/format-money.ts'

const { usableKwh, kw } = eveningHome

/** Both evenings, worked out when the page is built. */
export type Evenings = Record<Season, Evening>

/** What can be left out of the evening by itself; heating and cooling are one. */
export type EveningChoice = Exclude<EveningLoad | 'rest', 'cooling' | 'heatingThreeRooms'>

export const eveningNames: Record<EveningLoad | 'rest', string> = {
  fridge: 'Fridge',
  lights: 'Lights, screens, internet',
  dinner: 'Dinner, electric cooktop',
  dishwasher: 'Dishwasher',
  washing: 'A warm wash',
  heating: 'Heating, one room',
  heatingThreeRooms: 'Heating, three rooms',
  cooling: 'Cooling, one room',
  rest: 'Everything else',
}

/** The same for a narrow drawing. */
export const eveningShortNames: Record<EveningLoad | 'rest', string> = {
  ...eveningNames,
  lights: 'Lights, screens',
  dinner: 'Dinner',
}

export const eveningChoices: readonly { name: EveningChoice; label: string }[] = [
  { name: 'fridge', label: eveningNames.fridge },
  { name: 'lights', label: eveningNames.lights },
  { name: 'dinner', label: eveningNames.dinner },
  { name: 'dishwasher', label: eveningNames.dishwasher },
  { name: 'washing', label: eveningNames.washing },
  { name: 'heating', label: 'Heating or cooling, one room' },
  { name: 'rest', label: eveningNames.rest },
]

/** The choice that a load of the evening belongs to. */
export function choiceOf(name: EveningLoad | 'rest'): EveningChoice {
  return name === 'cooling' || name === 'heatingThreeRooms' ? 'heating' : name
}

export const eveningLabels = {
  legend: 'Season',
  season: { summer: 'A summer night', winter: 'A winter night' },
  running: 'What runs tonight',
  full: `Full: ${usableKwh} kWh`,
  left: 'left at breakfast',
  over: 'bought',
  numbers: ['From 5 pm to 7 am, kWh', 'Summer', 'Winter'],
}

export function eveningText({ summer, winter }: Evenings): ExplanationText {
  return {
    heading: 'An evening in a battery',
    point: `Ten kilowatt-hours carry a summer night with some to spare. A winter night runs just over the line.`,
    paragraphs: [
      {
        text: `Take a household of four that’s out by day. From five in the afternoon to seven in the morning it uses **${formatNumber(summer.use, 1)} kWh** in summer. In winter it’s **${formatNumber(winter.use, 1)}**. Cooking, warmth and washing fill a battery. The fridge hardly counts.`,
      },
      {
        text: `The sun has to fill it first. On an average winter day ${kw} kW of panels put in enough for ${formatNumber(winter.fromBattery, 1)} of those ${formatNumber(winter.use, 1)}. Each extra kilowatt-hour costs about ${formatMoney(batteryPerKwh.value.mid)} before the discount and stays empty in winter.`,
      },
    ],
    source: `The totals are our model’s; what runs is our assumption, ${formatDay(eveningLoads.checked)}. ${usableKwh} kWh usable, panels facing north.`,
  }
}

/** What is left of the evening, and whether the battery carries it. */
export function formatEvening({ parts }: Evening, leftOut: readonly EveningChoice[]): string {
  const use = parts
    .filter(({ name }) => !leftOut.includes(choiceOf(name)))
    .reduce((sum, { kwh }) => sum + kwh, 0)
  const left = usableKwh - use
  return left >= -0.04
    ? `${formatNumber(use, 1)} kWh tonight. ${formatNumber(Math.abs(left), 1)} left at breakfast.`
    : `${formatNumber(use, 1)} kWh tonight. ${formatNumber(-left, 1)} bought from the grid.`
}

/** The text for people who can't see the battery. */
export function describeEvening(season: Season, evening: Evening): string {
  const { parts } = evening
  const list = parts.map(({ name, kwh }) => `${eveningNames[name]} ${formatShort(kwh)}`).join(', ')
  return `A battery of ${usableKwh} kWh filled from below with ${eveningLabels.season[season].toLowerCase()}: ${list}. ${formatEvening(evening, [])}`
}

/** Both evenings, as a table. */
export function eveningTable(evenings: Evenings): {
  head: readonly string[]
  rows: { cells: string[]; strong?: boolean }[]
} {
  const kwh = (season: Season, choice: EveningChoice) =>
    formatNumber(evenings[season].parts.find(({ name }) => choiceOf(name) === choice)?.kwh ?? 0, 1)
  return {
    head: eveningLabels.numbers,
    rows: [
      ...eveningChoices.map(({ name, label }) => ({
        cells: [label, kwh('summer', name), kwh('winter', name)],
      })),
      {
        cells: [
          'Together',
          formatNumber(evenings.summer.use, 1),
          formatNumber(evenings.winter.use, 1),
        ],
        strong: true,
      },
    ],
  }
}
