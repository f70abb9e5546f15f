import type { Choice } from '#domain/enquiry/form.ts'

/** How many the calculators start with, and the hero's house has before anybody answers. */
export const usualPanels = 9
/** How many the larger of the drawn roofs has room for. */
export const mostPanels = 14

/**
 * How many panels an answer means, by its value: of the sizes that the calculator compares (3, 4, 5 and 6 kW), the one
 * for the middle of the band. The answer's tile and the house in the hero, as far as its roof has room, use these numbers.
 */
export const panelsByBill: Record<string, number> = {
  'under-50': 7,
  '50-75': 9,
  '75-100': 12,
  '100-150': 14,
  'over-150': 14,
  'under-75': 9,
  '150-250': 14,
  'over-250': 14,
}

export const panelsBySize: Record<string, number> = {
  small: 7,
  medium: 9,
  large: 12,
  'very-large': 14,
  'small-3kw': 7,
  'medium-4kw': 9,
  'large-5kw': 12,
}

/** The choices, each with a picture of its panels where it means some. */
export function withPanels(counts: Record<string, number>, choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => {
    const count = counts[choice.value]
    return count ? { ...choice, picture: `panels-${count}` } : choice
  })
}
