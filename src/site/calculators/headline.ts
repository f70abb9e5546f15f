import { formatDay } from '#domain/estimate/shared/day.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Calculator } from '#edition/calculators/calculators.ts'
import {
  formatCount,
  formatMoneyInSentence,
  formatPaybackSentence,
  formatShort,
  formatTens,
} from '#edition/format.ts'
import type { Calculation, SizeAdvice } from '#estimate/calculate.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { FieldName } from '#estimate/inputs/inputs.ts'
import type { Narrowing } from '#estimate/narrowing.ts'
import type { Size } from '#estimate/sizes.ts'

/** The answer in a sentence, the band around it, what it means, and the home it is for. */
export type Headline = {
  headline: string
  band: string
  more: string
  forWhom: string
  narrowing?: NarrowingView
}

/** The field that would narrow the band most, in a link’s words, and by how much. */
type NarrowingView = { field: FieldName; ask: string; effect: string }

export function formatHeadline(
  { leadsWith }: Calculator,
  { estimate, advice, left }: Pick<Calculation, 'estimate' | 'advice' | 'left'>,
): Headline {
  if (!estimate)
    return {
      headline: 'We can’t work that out yet.',
      band: '',
      more: 'Fix what’s marked and the numbers appear.',
      forWhom: '',
    }
  const sentences = advice
    ? (leadsWith === 'panels' ? formatPanels : formatBattery)(estimate, advice)
    : formatSaving(estimate)
  const { together, battery } = estimate.narrowing
  const narrowing = leadsWith === 'battery' ? battery : together
  return {
    ...sentences,
    band: sentences.band + formatLeft(left),
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

/** What the meter’s readings did to the band. */
function formatLeft(left: number | undefined): string {
  if (left === undefined) return ''
  return left < 0.95
    ? ` Your meter’s half-hours make that ${percentOff(left)}% narrower.`
    : ' It’s from your meter’s half-hours.'
}

/** To the nearest five. */
function percentOff(left: number): number {
  return Math.max(5, Math.round((1 - left) * 20) * 5)
}

type Sentences = Pick<Headline, 'headline' | 'band' | 'more'>

function formatBand(what: string, saving: Estimate): string {
  return `${what}${formatMoneyInSentence(saving)} in eight cases out of ten.`
}

function formatSaving({
  money: { panels, battery, together },
  bill,
  system,
}: HomeEstimate): Sentences {
  if (!panels && !battery)
    return {
      headline: 'You haven’t added anything yet.',
      band: '',
      more: `Your power would keep costing about ${formatTens(bill.before.mid)} a year. Enter some panels, or a battery for the ones you have.`,
    }
  return {
    headline: `About ${formatTens(together.saving.mid)} a year.`,
    band: formatBand('It’s ', together.saving),
    more: `That’s what ${formatBought(system, Boolean(panels))} would take off a yearly bill of about ${formatTens(bill.before.mid)}. ${formatPaybackSentence(panels ? 'They' : 'It', together.payback)}`,
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

function formatPanels(estimate: HomeEstimate, advice: SizeAdvice): Sentences {
  const { system, energy, money } = estimate
  const { best, isSizeGiven, sizes } = advice
  const { generation, selfUseShare } = energy.withBattery ?? energy.withoutBattery
  const makes = `${formatCount(system.panels, 'panel')} make about ${formatNumber(Math.round(generation.mid / 100) * 100)} kWh a year, and you use ${formatNumber(selfUseShare.mid * 100)}% of that at home.`
  const saving = `They take about ${formatTens(money.together.saving.mid)} a year off the bill`
  const band = formatBand(`${saving}, `, money.together.saving)
  if (isSizeGiven)
    return {
      headline: `${formatCount(system.panels, 'panel')}, ${formatShort(system.kw)} kW.`,
      band,
      more: `${makes} ${
        best.panels === system.panels
          ? 'It’s the size we’d pick.'
          : `${system.fit ? 'Of the sizes that fit, ' : 'Of the usual sizes '}we’d pick ${formatCount(best.panels, 'panel')}.`
      }`,
    }
  if (sizes.every(({ fits }) => !fits))
    return {
      headline: 'Not even the smallest size fits.',
      band,
      more: `${formatCount(best.panels, 'panel')}, the smallest usual size, need ${formatShort(best.area.high)} m² of roof. ${makes}`,
    }
  return {
    headline: `${formatCount(best.panels, 'panel')}, ${formatShort(best.kw)} kW.`,
    band,
    more: [
      best.money.after25 > 0
        ? `${isFurthest(advice) ? 'No size leaves you further ahead' : 'Nothing smaller leaves you about as far ahead'}${system.fit ? ' on your roof' : ''}: ${formatTens(best.money.after25)} after 25 years.`
        : 'No size pays for itself within 25 years; this comes closest.',
      ...formatNeighbours(advice, ({ panels }) => formatCount(panels, 'panel')),
      makes,
    ].join(' '),
  }
}

function isFurthest({ best, sizes }: SizeAdvice): boolean {
  return sizes.every(({ fits, money }) => !fits || money.after25 <= best.money.after25)
}

/** What the sizes beside the one we recommend cost, and how they leave a household. */
function formatNeighbours(
  { best, smaller, larger }: SizeAdvice,
  name: (size: Size) => string,
): string[] {
  return [smaller, larger].flatMap((size) => {
    if (!size) return []
    const cost = size.money.cost - best.money.cost
    const after25 = size.money.after25 - best.money.after25
    const verb = name(size).endsWith('h') ? ['costs', 'leaves'] : ['cost', 'leave']
    return [
      `${name(size)} ${verb[0]} ${formatTens(Math.abs(cost))} ${cost < 0 ? 'less' : 'more'} and ${verb[1]} you ${formatTens(Math.abs(after25))} ${after25 < 0 ? 'worse' : 'better'} off.`,
    ]
  })
}

function formatBattery(
  { money: { battery }, system }: HomeEstimate,
  advice: SizeAdvice,
): Sentences {
  const { best, isSizeGiven, sizes } = advice
  const size = isSizeGiven ? system.battery : best.battery
  const pays = sizes.some(({ money }) => money.payback !== null)
  const comparison = pays
    ? `Of the four sizes we tried, we’d pick ${formatShort(best.battery)} kWh: over its life it leaves you ${formatTens(best.money.after25)} ahead.`
    : `None of the four sizes we tried pays for itself in the middle of our range; ${formatShort(best.battery)} kWh comes closest.`
  const neighbours = formatNeighbours(advice, ({ battery }) => `${formatShort(battery)} kWh`)
  const payback = battery
    ? formatPaybackSentence('It', battery.payback)
    : 'Without one, you buy your evening’s power.'
  return {
    headline: isSizeGiven
      ? size === 0
        ? 'No battery.'
        : `${formatShort(size)} kWh.`
      : pays
        ? `${formatShort(size)} kWh you can use.`
        : 'On the money alone, none.',
    band: battery
      ? formatBand(
          `${formatShort(system.battery)} kWh takes another ${formatTens(battery.saving.mid)} a year off the bill, `,
          battery.saving,
        )
      : '',
    // ‘It’ is the battery named last: the visitor’s own in the answer, the best in the comparison.
    more: isSizeGiven ? `${payback} ${comparison}` : [comparison, payback, ...neighbours].join(' '),
  }
}

function formatForWhom({ inputs, energy, place, installed, today, system }: HomeEstimate): string {
  const use = energy.withoutBattery.use
  const home =
    inputs.kwh !== undefined
      ? `${inputs.readings ? 'whose meter counts' : 'that uses'} ${formatNumber(inputs.kwh)} kWh a year`
      : inputs.bill !== undefined
        ? `that pays ${formatMoney(inputs.bill)} a ${inputs.every}, so uses about ${formatNumber(Math.round(use.mid / 100) * 100)} kWh a year`
        : inputs.people !== undefined
          ? `of ${formatCount(inputs.people, 'person', 'people')}, who use about ${formatNumber(Math.round(use.mid / 100) * 100)} kWh a year`
          : `that uses ${formatNumber(Math.round(use.mid / 100) * 100)} kWh a year, the Victorian average`
  const roof =
    system.kw === 0
      ? ''
      : inputs.facing === 'not-sure'
        ? ', on a roof that faces anywhere but south'
        : `, on ${faces[inputs.facing]}`
  const day = installed === today ? `today, ${formatDay(today)}` : `on ${formatDay(installed)}`
  return `For a home at ${place.postcode} ${home}${roof}, installed ${day}.${place.isKnown ? '' : formatUnknownPlace(place)}`
}

function formatUnknownPlace({
  postcode,
  distributors: [only, ...others],
}: HomeEstimate['place']): string {
  const prices = others.length > 0 ? 'the middle of all five networks’ prices' : `${only}’s prices`
  return ` We know no place with the postcode ${postcode}, so this has the sun and certificates of those beside it, and ${prices}.`
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
