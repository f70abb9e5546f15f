import type { Estimate } from '#domain/estimate/estimate.ts'
import type { Size } from '#domain/estimate/sizes.ts'
import { short } from '#domain/estimate/written-number.ts'
import type { Calculator } from './calculators.ts'
import type { Chosen } from './chosen.ts'
import { hundreds, money, paybackIn, percent } from './in-words.ts'
import { nothing, type Shown, type Table } from './shown.ts'

/** The usual sizes beside each other, where the page is about them. */
export function sizesShown({ leadsWith }: Calculator, estimate: Estimate, chosen?: Chosen): Shown {
  if (!chosen)
    return {
      ...nothing,
      tables: { sizes: () => ({ head: [], rows: [] }) },
      parts: { sizes: false },
    }
  const { fit } = estimate.system
  return {
    ...nothing,
    texts: {
      fit: fit
        ? `Your ${short(estimate.inputs.roof ?? 0)} m² hold ${fit.low === fit.high ? fit.low : `${fit.low} to ${fit.high}`} panels, edges and walkways not counted.`
        : 'Tell us how much roof is clear, and we leave out what does not fit.',
    },
    tables: {
      sizes: () =>
        leadsWith === 'panels' ? panelTable(chosen, Boolean(fit)) : batteryTable(chosen),
    },
    parts: { sizes: true, fit: leadsWith === 'panels' },
  }
}

function panelTable({ sizes, best }: Chosen, isRoofKnown: boolean): Table {
  return {
    head: [
      'Panels',
      'Makes a year, kWh',
      'Used at home',
      'You pay',
      'Saves a year',
      'After 10 years',
      'After 25 years',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${size.panels} (${short(size.kw)} kW)${isRoofKnown && !size.fits ? ', too many for the roof' : ''}`,
        hundreds(size.generation),
        percent(size.selfUseShare),
        money(size.together.cost),
        money(size.together.saving),
        money(size.together.after10),
        money(size.together.after25),
      ],
      strong: size === best,
    })),
  }
}

function batteryTable({ sizes, best }: Chosen): Table {
  return {
    head: [
      'Battery',
      'Not bought, of what you use',
      'You pay for it',
      'Adds a year',
      'Paid for',
      'After 10 years',
    ],
    rows: sizes.map((size) => ({
      cells: [`${short(size.battery)} kWh`, percent(size.ownShare), ...batteryMoney(size)],
      strong: size === best,
    })),
  }
}

/** What the battery costs and adds, the panels being there. */
function batteryMoney({ batteryAlone }: Size): string[] {
  if (!batteryAlone) return ['', '', '', '']
  const { cost, saving, payback, after10 } = batteryAlone
  return [money(cost), money(saving), paybackIn(payback), money(after10)]
}
