import type { Calculator } from '#content/calculator.ts'
import {
  formatCount,
  formatDifference,
  formatMoneyInSentence,
  formatShort,
  formatTens,
} from '#content/format.ts'
import type { SizeAdvice } from '#domain/estimate/shared/calculate.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import type { Narrowing } from '#domain/estimate/shared/narrowing.ts'
import { formatNumber, percentOff } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { acrossBorder } from '#estimate/border.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import {
  type Answered,
  type Headline,
  type NarrowingView,
  type Sentences,
  unanswered,
  withoutBattery,
} from '#site/calculators/headline.ts'
import { labels } from './labels.ts'

export function formatHeadline(
  { leadsWith }: Calculator,
  { estimate, advice, left }: Answered,
): Headline {
  if (!estimate) return unanswered
  const sentences = advice
    ? (leadsWith === 'panels' ? formatPanels : formatBattery)(estimate, advice)
    : formatSaving(estimate)
  const { together, battery } = estimate.narrowing
  const narrowing = leadsWith === 'battery' ? battery : together
  return {
    ...sentences,
    band:
      sentences.band +
      (left === undefined ? '' : (estimate.inputs.readings?.sayWhatIsLeft(left) ?? '')),
    forWhom: formatForWhom(estimate),
    narrowing: narrowing && sentences.band ? formatNarrowing(narrowing) : undefined,
  }
}

const asks: Partial<Record<FieldName, string>> = {
  bill: 'Enter your power bill',
  when: 'Tell us when you use most power',
  facing: 'Tell us which way your roof faces',
  rate: 'Enter the rate on your bill',
  peak: 'Enter the rates on your bill',
  feedin: 'Enter what you’re paid for exports',
}

function formatNarrowing({ field, left }: Narrowing): NarrowingView | undefined {
  const ask = asks[field]
  const effect =
    left < 0.55 ? 'it halves this range.' : `it narrows this range by ${percentOff(left)}%.`
  return ask === undefined ? undefined : { field, ask, effect }
}

function formatSaving({ money, bill, system }: HomeEstimate): Sentences {
  const { panels, battery, together } = money
  const bought = formatBought(system, Boolean(panels))
  if (!panels && !battery)
    return {
      headline: 'You haven’t added anything yet.',
      band: '',
      decision: '',
      more: `Your power would keep costing about ${formatTens(bill.before.mid)} a year. Enter some panels, or a battery for the ones you have.`,
    }
  const { saving, cost, payback, paysUpTo, after25 } = together
  return {
    headline: `About ${formatTens(saving.mid)} a year saved`,
    band: `Likely ${formatMoneyInSentence(saving)}, off a bill of about ${formatTens(bill.before.mid)}.`,
    decision:
      payback.mid === null
        ? `${wait}: ${priceThatPays(panels ? 'they' : 'it', !!panels, paysUpTo)}.`
        : `Worth it if you’ll stay ${formatCount(Math.max(1, Math.round(payback.mid)), 'year')}.`,
    more:
      (payback.mid === null
        ? `${capitalise(bought)} would cost about ${formatTens(cost.mid)}.`
        : `${capitalise(bought)} cost${panels ? '' : 's'} about ${formatTens(cost.mid)}, and leave${panels ? '' : 's'} you about ${formatTens(after25.mid)} ahead after 25 years.`) +
      withoutBattery(money),
  }
}

const wait = 'Wait, or pay less'

/** They pay for themselves at about $5,000. */
function priceThatPays(what: string, areMany: boolean, paysUpTo: number): string {
  if (paysUpTo === 0) return `${what} wouldn’t pay at any price`
  return `${what} ${areMany ? 'pay for themselves' : 'pays for itself'} at about ${formatTens(paysUpTo)}`
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

function formatPanels({ system, energy, money }: HomeEstimate, advice: SizeAdvice): Sentences {
  const { best, isSizeGiven, pays, sizes } = advice
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const { saving } = money.together
  const size = isSizeGiven ? system : best
  return {
    headline:
      pays || isSizeGiven
        ? `${formatCount(size.panels, 'panel')}, ${formatShort(size.kw)} kW`
        : sizes.some(({ fits }) => fits)
          ? wait
          : 'Not even the smallest size fits',
    band: `About ${formatTens(saving.mid)} a year saved, likely ${formatMoneyInSentence(saving)}.`,
    decision: decidePanels(advice, system.panels),
    more: pays
      ? `${formatCount(system.panels, 'panel')} make about ${formatNumber(Math.round(generation.mid / 100) * 100)} kWh a year, and you use ${formatNumber(selfUseShare.mid * 100)}% of that at home.`
      : `${formatCount(best.panels, 'panel')} need ${formatShort(best.area.high)} m² of roof.`,
  }
}

function decidePanels(
  { best, isSizeGiven, pays, larger, sizes }: SizeAdvice,
  panels: number,
): string {
  const name = formatCount(best.panels, 'panel')
  const price = priceThatPays(name, true, best.money.paysUpTo)
  if (!pays) return isSizeGiven ? `${wait}: ${price}.` : `${capitalise(price)}.`
  if (isSizeGiven && panels !== best.panels) return `${name} would leave you further ahead.`
  if (!larger && sizes.at(-1)?.panels !== best.panels) return `${name}: nothing larger fits.`
  const { after25, cost } = best.money
  return larger && larger.money.after25 > after25
    ? `${name}. ${larger.panels} cost ${formatDifference(larger.money.cost, cost)} more now and leave you ${formatDifference(larger.money.after25, after25)} further ahead after 25 years.`
    : `${name} leave you furthest ahead: ${formatTens(after25)} after 25 years.`
}

function formatBattery(
  { money: { battery }, system }: HomeEstimate,
  advice: SizeAdvice,
): Sentences {
  const { best, pays } = advice
  const name = `${formatShort(best.battery)} kWh`
  const { cost, paysUpTo } = best.money
  const saving = battery
    ? `${formatShort(system.battery)} kWh would save about ${formatTens(battery.saving.mid)} a year, likely ${formatMoneyInSentence(battery.saving)}.`
    : ''
  if (pays)
    return {
      headline: `${name} you can use`,
      band: saving,
      decision: `${name} pays for itself, and leaves you ${formatDifference(paysUpTo, cost)} ahead over its life.`,
      more: '',
    }
  return {
    headline: wait,
    band: saving,
    decision: `${capitalise(priceThatPays(name, false, paysUpTo))}${paysUpTo > 0 ? ' or less' : ''}. The usual price is ${formatTens(cost)}.`,
    more: `If you want one for blackouts, ${name} is enough.`,
  }
}

function formatForWhom({ inputs, energy, place, installed, today, system }: HomeEstimate): string {
  const use = formatNumber(Math.round(energy.withoutBattery.use.mid / 100) * 100)
  const home =
    inputs.kwh !== undefined
      ? `${inputs.readings ? 'whose meter counts' : 'that uses'} ${formatNumber(inputs.kwh)} kWh a year`
      : inputs.bill !== undefined
        ? `that pays ${formatMoney(inputs.bill)} a ${inputs.every}, so uses about ${use} kWh a year`
        : inputs.people !== undefined
          ? `of ${formatCount(inputs.people, 'person', 'people')}, who use about ${use} kWh a year`
          : `that uses ${use} kWh a year, the Victorian average`
  const roof =
    system.kw === 0
      ? ''
      : inputs.facing === 'not-sure'
        ? ' The roof faces anywhere but south.'
        : ` It has ${roofFacing(inputs.facing)}.`
  const day = installed === today ? `today, ${formatDay(today)}` : `on ${formatDay(installed)}`
  const elsewhere = place.outside
    ? `We work in Victoria, not at ${place.outside}. If your home is in Victoria, enter the nearest postcode, like 3690. `
    : ''
  return `${elsewhere}For a home at ${place.postcode} ${home}.${roof} Installed ${day}.${place.isKnown ? formatBorder(place) : formatUnknownPlace(place)}`
}

function formatBorder({ postcode }: HomeEstimate['place']): string {
  const across = acrossBorder(postcode)
  return across ? ` ${postcode} is also ${across}, where other rebates and prices hold.` : ''
}

function formatUnknownPlace({
  postcode,
  distributors: [only, ...others],
}: HomeEstimate['place']): string {
  const prices = others.length > 0 ? 'the middle of all five networks’ prices' : `${only}’s prices`
  return ` We know no place with the postcode ${postcode}, so this has the sun and certificates of those beside it, and ${prices}.`
}

/** A north-east roof. */
function roofFacing(facing: Exclude<HomeEstimate['inputs']['facing'], 'not-sure'>): string {
  const side = facing === 'flat' ? facing : labels.facing.options[facing].toLowerCase()
  return `${side.startsWith('e') ? 'an' : 'a'} ${side} roof`
}
