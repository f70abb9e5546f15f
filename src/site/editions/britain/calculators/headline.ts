import type { Calculator } from '#content/calculator.ts'
import {
  formatCount,
  formatDifference,
  formatMoneyInSentence,
  formatShort,
  formatTens,
} from '#content/format.ts'
import type { SizeAdvice } from '#domain/estimate/shared/calculate.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import type { Narrowing } from '#domain/estimate/shared/narrowing.ts'
import { formatNumber, percentOff } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { capNote } from '#estimate/cap-note.ts'
import { formatConnection } from '#estimate/connection.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatPence } from '#estimate/format-money.ts'
import {
  type Answered,
  type Headline,
  type NarrowingView,
  type Sentences,
  unanswered,
  withoutBattery,
} from '#site/calculators/headline.ts'
import { formatBought, formatForWhom, formatPaidBack, formatPrice } from './sentences.ts'

export function formatHeadline(
  { leadsWith }: Calculator,
  { estimate, advice, left }: Answered,
): Headline {
  if (!estimate) return unanswered
  const sentences =
    leadsWith === 'battery' && estimate.battery
      ? formatBattery(estimate)
      : advice
        ? formatPanels(estimate, advice)
        : formatSaving(estimate)
  const { together, battery } = estimate.narrowing
  const narrowing = leadsWith === 'battery' ? battery : together
  return {
    ...sentences,
    band:
      sentences.band +
      (left === undefined ? '' : (estimate.inputs.readings?.sayWhatIsLeft(left) ?? '')),
    more: [sentences.more, capNoteFor(estimate)].filter(Boolean).join(' '),
    forWhom: formatForWhom(estimate),
    narrowing: narrowing && sentences.band ? formatNarrowing(narrowing) : undefined,
  }
}

/** A visitor who typed the rate on their bill reads nothing about a cap. */
function capNoteFor({ today, assumptions, inputs }: HomeEstimate): string | undefined {
  return assumptions.rate.changed || inputs.tariff === 'night' ? undefined : capNote(today)
}

const asks: Partial<Record<FieldName, string>> = {
  export: 'Say who’d pay for your spare power',
  bill: 'Enter your electricity bill',
  facing: 'Tell us which way your roof faces',
  rate: 'Enter the rate on your bill',
  feedin: 'Enter what you’d be paid for a kWh',
}

function formatNarrowing({ field, left }: Narrowing): NarrowingView | undefined {
  const ask = asks[field]
  const effect =
    left < 0.55
      ? 'it more than halves this range.'
      : `it narrows this range by ${percentOff(left)}%.`
  return ask === undefined ? undefined : { field, ask, effect }
}

function formatSaving(estimate: HomeEstimate): Sentences {
  const { saving, money, bill } = estimate
  const bought = formatBought(estimate)
  if (bought === '')
    return {
      headline: 'You haven’t added anything yet.',
      band: '',
      decision: '',
      more: `Your electricity would keep costing about ${formatTens(bill.before.mid)} a year. Enter some panels, or a battery for the ones you have.`,
    }
  const { mid } = saving.together
  if (mid < 0)
    return {
      headline: `About ${formatTens(-mid)} a year lost`,
      band: `Likely ${formatMoneyInSentence(saving.together)}.`,
      decision: `${capitalise(bought)} would cost you money at these rates.`,
      more: '',
    }
  return {
    headline: `About ${formatTens(mid)} a year saved`,
    band: `Likely ${formatMoneyInSentence(saving.together)}, ${soldAt(estimate)}.`,
    decision: money.together
      ? `At ${formatPrice(estimate)}: ${formatPaidBack(money.together.payback)}.`
      : askForPrice(estimate),
    more: [
      money.together &&
        `After 25 years you’d be about ${aheadOrBehind(money.together.after25.mid)}.${withoutBattery(money)}`,
      estimate.system.connection && `${formatConnection(estimate.system.connection)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function soldAt({ rates, inputs, assumptions }: HomeEstimate): string {
  const { low, high } = assumptions.feedin.value
  if (inputs.kw === 0) return `off your night rates`
  if (low !== high) return `if what’s left sells for ${formatPence(low)} to ${formatPence(high)}`
  return low === 0
    ? 'with nothing paid for what’s left'
    : `if what’s left sells for ${formatPence(rates.sold)}`
}

function aheadOrBehind(pounds: number): string {
  return `${formatTens(Math.abs(pounds))} ${pounds < 0 ? 'behind' : 'ahead'}`
}

function askForPrice({ system, inputs, prices }: HomeEstimate): string {
  const battery = inputs.battery > 0 && !prices.battery
  return battery
    ? `We know no checked price of ${formatShort(system.battery)} kWh. Type the one on your quote, and the battery’s part of it.`
    : `We know no checked price of ${formatShort(system.kw)} kW. Type the one on your quote.`
}

function formatPanels(estimate: HomeEstimate, advice: SizeAdvice): Sentences {
  const { system, energy, saving, money } = estimate
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const size = `${formatCount(system.panels, 'panel')}, ${formatShort(system.kw)} kW`
  const saved = `about ${formatTens(saving.together.mid)} a year saved, likely ${formatMoneyInSentence(saving.together)}.`
  const isAdvised = advice.pays || advice.isSizeGiven
  return {
    headline: isAdvised ? size : 'No size would pay for itself',
    band: isAdvised ? capitalise(saved) : `${size}: ${saved}`,
    decision: decidePanels(advice, system.panels),
    more: [
      `They make about ${formatNumber(Math.round(generation.mid / 50) * 50)} kWh a year, and ${formatNumber(100 * selfUseShare.mid)}% of it is used at home.`,
      money.together
        ? `At ${formatPrice(estimate)}: ${formatPaidBack(money.together.payback)}.`
        : askForPrice(estimate),
      system.connection && `${formatConnection(system.connection)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function decidePanels({ best, furthest, isSizeGiven, pays }: SizeAdvice, panels: number): string {
  if (!pays) return 'At these prices and rates no size pays for itself within 25 years.'
  const name = formatCount(best.panels, 'panel')
  if (isSizeGiven && panels !== best.panels) return `${name} would be paid back soonest.`
  if (best.kw === furthest.kw)
    return `${name}: paid back soonest, and furthest ahead after 25 years.`
  const dearer = formatDifference(furthest.cost ?? 0, best.cost ?? 0)
  const ahead = formatDifference(furthest.after25, best.after25)
  return `${name} are paid back soonest. ${furthest.panels} cost ${dearer} more, and leave you ${ahead} further ahead after 25 years.`
}

function formatBattery(estimate: HomeEstimate): Sentences {
  const { battery, saving, system } = estimate
  const name = `${formatShort(system.battery)} kWh`
  const yearly = saving.battery?.mid ?? 0
  if (!battery || !saving.battery || yearly <= 0)
    return {
      headline: `A battery would lose you about ${formatTens(-yearly)} a year`,
      band: 'What it gives back is worth less than selling what went in.',
      decision: 'Don’t buy one at these rates.',
      more: '',
    }
  const { worth, life, price, years } = battery
  return {
    headline: `${name} is worth about ${formatTens(worth.mid)} to you`,
    band: `It adds about ${formatTens(yearly)} a year, likely ${formatMoneyInSentence(saving.battery)}, and lasts about ${life.mid} years.`,
    decision: !price
      ? `We know no checked price of ${name}. Pay no more than that.`
      : worth.mid >= price.mid
        ? `At about ${formatTens(price.mid)} it pays for itself.`
        : `They cost about ${formatTens(price.mid)}: wait, or pay less.`,
    more: years
      ? `At that price it would take ${formatNumber(years)} years to save it.`
      : 'Compared with the same tariff without one.',
  }
}
