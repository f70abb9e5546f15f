import type { Calculator } from '#content/calculators/calculators.ts'
import {
  formatCount,
  formatDollars,
  formatHundreds,
  formatMoneyInSentence,
  formatNumber,
  formatPaybackSentence,
  formatPercent,
  formatShort,
} from '#content/calculators/format.ts'
import type { Calculation, SizeAdvice } from '#domain/estimate/calculate.ts'
import { formatDay } from '#domain/estimate/day.ts'
import type { HomeEstimate } from '#domain/estimate/estimate.ts'

/** The answer in a sentence, what it means, and the home it is for. */
export type Headline = { headline: string; more: string; forWhom: string }

export function formatHeadline(
  { leadsWith }: Calculator,
  { estimate, advice }: Pick<Calculation, 'estimate' | 'advice'>,
): Headline {
  if (!estimate)
    return {
      headline: 'We can’t work that out yet.',
      more: 'Fix what’s marked and the numbers appear.',
      forWhom: '',
    }
  const { headline, more } = advice
    ? (leadsWith === 'panels' ? formatPanels : formatBattery)(estimate, advice)
    : formatSaving(estimate)
  return { headline, more, forWhom: formatForWhom(estimate) }
}

type Sentences = Omit<Headline, 'forWhom'>

function formatSaving({
  money: { panels, battery, together },
  bill,
  system,
}: HomeEstimate): Sentences {
  if (!panels && !battery)
    return {
      headline: 'You haven’t added anything yet.',
      more: `Your power would keep costing ${formatMoneyInSentence(bill.before)} a year. Enter some panels, or a battery for the ones you have.`,
    }
  return {
    headline: `About ${formatMoneyInSentence(together.saving)} a year.`,
    more: `That’s what ${formatBought(system, Boolean(panels))} would take off a yearly bill of ${formatMoneyInSentence(bill.before)}. ${formatPaybackSentence(panels ? 'They' : 'It', together.payback)}`,
  }
}

function formatBought(
  { panels, kw, battery }: HomeEstimate['system'],
  withPanels: boolean,
): string {
  const parts = [
    withPanels && `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)`,
    battery > 0 && `a battery of ${formatShort(battery)} kWh`,
  ]
  return parts.filter(Boolean).join(' and ')
}

function formatPanels(
  estimate: HomeEstimate,
  { smallest, best, isSizeGiven, sizes }: SizeAdvice,
): Sentences {
  const { system, energy, money } = estimate
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const makes = `${formatCount(system.panels, 'panel')} make ${formatHundreds(generation)} kWh a year. You use ${formatPercent(selfUseShare)} of that at home, which takes about ${formatMoneyInSentence(money.together.saving)} off the yearly bill.`
  if (isSizeGiven)
    return {
      headline: `${formatCount(system.panels, 'panel')}, ${formatShort(system.kw)} kW.`,
      more: `${makes} ${
        best.panels === system.panels
          ? 'No other usual size leaves you further ahead after 25 years.'
          : `${system.fit ? 'Of the sizes that fit, ' : ''}${formatCount(best.panels, 'panel')} would leave you furthest ahead after 25 years.`
      }`,
    }
  if (sizes.every(({ fits }) => !fits))
    return {
      headline: 'Not even the smallest size fits.',
      more: `${formatCount(best.panels, 'panel')}, the smallest usual size, need ${formatShort(best.area.high)} m² of roof. ${makes}`,
    }
  const leave = `${smallest === best ? 'this one leaves' : 'these leave'} you furthest ahead after 25 years.`
  return {
    headline:
      smallest === best
        ? `${formatCount(best.panels, 'panel')}, ${formatShort(best.kw)} kW.`
        : `${formatPanelCounts(smallest.panels, best.panels)}.`,
    more: `Of the usual sizes${system.fit ? ' that fit your roof' : ''}, ${leave} ${makes}`,
  }
}

function formatPanelCounts(from: number, to: number): string {
  return from === to ? formatCount(to, 'panel') : `${from} to ${formatCount(to, 'panel')}`
}

function formatBattery(
  { money: { battery }, system }: HomeEstimate,
  { best, isSizeGiven, sizes }: SizeAdvice,
): Sentences {
  const size = isSizeGiven ? system.battery : best.battery
  const adds = battery
    ? `It takes another ${formatMoneyInSentence(battery.saving)} off the bill each year. ${formatPaybackSentence('It', battery.payback)}`
    : 'Without one, you buy your evening’s power.'
  const pays = sizes.some(({ batteryAlone }) => batteryAlone && batteryAlone.payback.mid !== null)
  const comparison = pays
    ? `Of the four sizes we tried, ${formatShort(best.battery)} kWh leaves you furthest ahead after ten years.`
    : `None of the four sizes we tried pays for itself in the middle of our range; ${formatShort(best.battery)} kWh comes closest.`
  return {
    headline: isSizeGiven
      ? size === 0
        ? 'No battery.'
        : `${formatShort(size)} kWh.`
      : pays
        ? `${formatShort(size)} kWh you can use.`
        : 'On the money alone, none.',
    // ‘It’ is the battery named last: the visitor’s own in the answer, the best in the comparison.
    more: isSizeGiven ? `${adds} ${comparison}` : `${comparison} ${adds}`,
  }
}

function formatForWhom({ inputs, energy, place, installed, today, system }: HomeEstimate): string {
  const use = energy.withoutBattery.use
  const home =
    inputs.kwh !== undefined
      ? `that uses ${formatNumber(inputs.kwh)} kWh a year`
      : inputs.bill !== undefined
        ? `that pays ${formatDollars(inputs.bill)} a ${inputs.every}, so uses about ${formatHundreds(use)} kWh a year`
        : inputs.people !== undefined
          ? `of ${formatCount(inputs.people, 'person', 'people')}, who use about ${formatHundreds(use)} kWh a year`
          : `that uses ${formatHundreds(use)} kWh a year, the Victorian average`
  const roof =
    system.kw === 0
      ? ''
      : inputs.facing === 'not-sure'
        ? ', on a roof that faces anywhere but south'
        : `, on ${faces[inputs.facing]}`
  const day = installed === today ? `today, ${formatDay(today)}` : `on ${formatDay(installed)}`
  return `For a home at ${place.postcode} ${home}${roof}, installed ${day}.`
}

const faces: Record<Exclude<HomeEstimate['inputs']['facing'], 'not-sure'>, string> = {
  N: 'a north roof',
  NE: 'a north-east roof',
  E: 'an east roof',
  SE: 'a south-east roof',
  S: 'a south roof',
  SW: 'a south-west roof',
  W: 'a west roof',
  NW: 'a north-west roof',
  flat: 'a flat roof',
}
