import type { ExplanationText } from '#content/explanation-text.ts'
import { formatShort } from '#content/format.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import {
  backupKwh,
  type Circuit,
  circuitKwh,
  circuitNames,
  hoursOfBackup,
} from '#estimate/blackout.ts'
import { blackoutLoads } from '#estimate/data/loads.ts'
import type { Spot } from '#pictures/explaining/Blackout.tsx'

const blackoutBattery = 10

/** What is wired for backup in the picture until the visitor changes it. */
export const usuallyWired: readonly Circuit[] = ['kitchen', 'lights', 'living', 'study']

/** The things in the picture, in the order of their numbers. The battery has none. */
export const blackoutSpots: readonly { spot: Spot; name: string; more?: string }[] = [
  { spot: 'kitchen', name: 'Fridge, kettle, microwave' },
  { spot: 'lights', name: 'Lights' },
  { spot: 'living', name: 'Internet, TV, heater fan' },
  { spot: 'study', name: 'Phones, laptop, alarms' },
  { spot: 'oven', name: 'Oven' },
  { spot: 'air', name: 'Air conditioner' },
  { spot: 'bedrooms', name: 'Bedrooms', more: 'not wired' },
  { spot: 'water', name: 'Hot water, washing', more: 'not wired' },
  { spot: 'car', name: 'Car charger', more: 'not wired' },
  { spot: 'battery', name: 'Battery', more: `${blackoutBattery} kWh, full` },
].map((one) => (isCircuit(one.spot) ? { ...one, more: perDay(one.spot) } : one)) as readonly {
  spot: Spot
  name: string
  more?: string
}[]

export function isCircuit(spot: string): spot is Circuit {
  return (circuitNames as readonly string[]).includes(spot)
}

function perDay(circuit: Circuit): string {
  return `${formatShort(Number(circuitKwh(circuit).toFixed(1)))} kWh a day`
}

export const blackoutLabels = {
  legend: 'The battery',
  with: 'With backup',
  without: 'Without backup',
  wired: 'Wired to the backup board',
  on: 'on',
  off: 'off',
  always: 'off either way',
}

export const blackoutText: ExplanationText = {
  heading: 'When the street goes dark',
  point: 'A battery keeps only the circuits wired to it, and only if bought with backup.',
  paragraphs: [],
  source: `A full battery of ${blackoutBattery} usable kWh, no sun, and a careful day. Each load is our own estimate, ${formatDay(blackoutLoads.checked)}. The label on the appliance has yours.`,
}

/** How long a full battery carries what is wired. */
export function formatBackup(hasBackup: boolean, wired: readonly Circuit[]): string {
  if (!hasBackup)
    return 'The battery is full, and switches itself off with the street. Everything is dark until the line is mended.'
  if (wired.length === 0) return 'Nothing is wired to the battery. Everything is dark.'
  const hours = hoursOfBackup(blackoutBattery, wired)
  return `${formatNumber(backupKwh(wired), 1)} kWh a day: ${blackoutBattery} kWh last ${formatHours(hours)} without sun.`
}

function formatHours(hours: number): string {
  if (hours <= 72) return `about ${formatNumber(hours)} hours`
  return hours <= 24 * 7 ? `about ${formatNumber(hours / 24)} days` : 'more than a week'
}

/** The text for people who can't see the house. */
export const blackoutDescription = `A house at night with its roof lifted off and the street’s line cut. With backup the battery feeds the circuits wired to it: the lights of kitchen, living room and study, and what is plugged in there. Oven, air conditioner, bedrooms, hot water and car charger are dark. Without backup the whole house is.`
