import { written } from '#domain/estimate/day.ts'
import type { Estimate } from '#domain/estimate/estimate.ts'
import { dollars, grouped, short } from '#domain/estimate/written-number.ts'
import type { Answer } from './answer.ts'
import type { Calculator } from './calculators.ts'
import type { Chosen } from './chosen.ts'
import { count, hundreds, moneySaid, paidFor, percent } from './in-words.ts'

/** The answer as a sentence, what stands under it, and for whom it holds. */
export type Headline = { answer: string; more: string; forWhom: string }

export function formatHeadline(
  { leadsWith }: Calculator,
  { estimate, chosen }: Pick<Answer, 'estimate' | 'chosen'>,
): Headline {
  if (!estimate)
    return {
      answer: 'That cannot be worked out yet.',
      more: 'Put right what is marked, and the numbers follow.',
      forWhom: '',
    }
  const { answer, more } = chosen
    ? (leadsWith === 'panels' ? formatPanels : formatBattery)(estimate, chosen)
    : formatSaving(estimate)
  return { answer, more, forWhom: forWhom(estimate) }
}

type Sentences = Omit<Headline, 'forWhom'>

function formatSaving({ money: { panels, battery, together }, bill, system }: Estimate): Sentences {
  if (!panels && !battery)
    return {
      answer: 'Nothing is bought yet.',
      more: `Your power would go on costing ${moneySaid(bill.before)} a year. Enter panels, or a battery for those you have.`,
    }
  return {
    answer: `About ${moneySaid(together.saving)} a year.`,
    more: `That is what ${bought(system, Boolean(panels))} would take off a yearly bill of ${moneySaid(bill.before)}. ${paidFor(panels ? 'They' : 'It', together.payback)}`,
  }
}

function bought({ panels, kw, battery }: Estimate['system'], withPanels: boolean): string {
  const parts = [
    withPanels && `${count(panels, 'panel')} (${short(kw)} kW)`,
    battery > 0 && `a battery of ${short(battery)} kWh`,
  ]
  return parts.filter(Boolean).join(' and ')
}

function formatPanels(estimate: Estimate, { from, best, told, sizes }: Chosen): Sentences {
  const { system, energy, money } = estimate
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const makes = `${count(system.panels, 'panel')} make ${hundreds(generation)} kWh a year, and ${percent(selfUseShare)} of it is used at home: about ${moneySaid(money.together.saving)} less on the bill.`
  if (told)
    return {
      answer: `${count(system.panels, 'panel')}, ${short(system.kw)} kW.`,
      more: `${makes} ${
        best.panels === system.panels
          ? 'No usual size leaves more after 25 years.'
          : `${count(best.panels, 'panel')} would leave most after 25 years${system.fit ? ', of what fits' : ''}.`
      }`,
    }
  if (sizes.every(({ fits }) => !fits))
    return {
      answer: 'Not even the smallest fits.',
      more: `${count(best.panels, 'panel')}, the smallest usual size, take ${short(best.area.high)} m² of roof. ${makes}`,
    }
  const which = from === best ? 'this one leaves' : 'these leave'
  return {
    answer:
      from === best
        ? `${count(best.panels, 'panel')}, ${short(best.kw)} kW.`
        : `${formatPanelCounts(from.panels, best.panels)}.`,
    more: `Of the usual sizes${system.fit ? ' that fit your roof' : ''}, ${which} most after 25 years. ${makes}`,
  }
}

function formatPanelCounts(from: number, to: number): string {
  return from === to ? count(to, 'panel') : `${from} to ${count(to, 'panel')}`
}

function formatBattery(
  { money: { battery }, system }: Estimate,
  { best, told, sizes }: Chosen,
): Sentences {
  const size = told ? system.battery : best.battery
  const adds = battery
    ? `It takes another ${moneySaid(battery.saving)} a year off the bill. ${paidFor('It', battery.payback)}`
    : 'Without one, the evening is bought.'
  const pays = sizes.some(
    ({ batteryAlone }) => batteryAlone && batteryAlone.payback.middle !== null,
  )
  const comparison = pays
    ? `${short(best.battery)} kWh leaves most after ten years, of the four we tried.`
    : `Of the four we tried none pays for itself in the middle of our range; ${short(best.battery)} kWh comes nearest.`
  return {
    answer: told
      ? size === 0
        ? 'No battery.'
        : `${short(size)} kWh.`
      : pays
        ? `${short(size)} kWh you can use.`
        : 'For the money, none.',
    // ‘It’ is the battery named last: the visitor’s own in the answer, the best in the comparison.
    more: told ? `${adds} ${comparison}` : `${comparison} ${adds}`,
  }
}

function forWhom({ inputs, energy, place, installed, today, system }: Estimate): string {
  const use = energy.withoutBattery.use
  const home =
    inputs.kwh !== undefined
      ? `that uses ${grouped(inputs.kwh)} kWh a year`
      : inputs.bill !== undefined
        ? `that pays ${dollars(inputs.bill)} a ${inputs.every} and so uses about ${hundreds(use)} kWh a year`
        : inputs.people !== undefined
          ? `of ${count(inputs.people, 'person', 'people')}, who use about ${hundreds(use)} kWh a year`
          : `that uses ${hundreds(use)} kWh a year, as Victorian homes do on average`
  const roof =
    system.kw === 0
      ? ''
      : inputs.facing === 'not-sure'
        ? ', on a roof that faces anywhere but south'
        : `, on ${faces[inputs.facing]}`
  const day = installed === today ? `today, ${written(today)}` : `on ${written(installed)}`
  return `For a home at ${place.postcode} ${home}${roof}, installed ${day}.`
}

const faces: Record<Exclude<Estimate['inputs']['facing'], 'not-sure'>, string> = {
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
