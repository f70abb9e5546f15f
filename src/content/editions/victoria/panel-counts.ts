import type { Choice } from '#domain/enquiry/form.ts'

/** As many as the calculators start with, and the house in the hero has before anybody answers. */
export const usualPanels = 15
/** As many as the drawn roof has room for. */
export const mostPanels = 16

/**
 * How many panels an answer means, by its value. The answer's tile, the house in the hero
 * (site/editions/victoria/house/answers.css, as far as its roof has room) and the estimate on the thank-you page all use these
 * numbers, which the calculator recommends for the middle of each band.
 */
export const panelsByBill: Record<string, number> = {
  'under-100': 7,
  '100-200': 15,
  '200-300': 23,
  '300-400': 30,
  '400-500': 30,
  'over-500': 30,
  'under-200': 15,
  '400-600': 30,
  'over-600': 30,
}

export const panelsBySize: Record<string, number> = {
  small: 8,
  medium: 14,
  large: 20,
  'very-large': 28,
  'small-5kw': 12,
  'medium-7kw': 16,
  'large-10kw': 22,
}

/** The choices, each with a picture of its panels where it means some. */
export function withPanels(counts: Record<string, number>, choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => {
    const count = counts[choice.value]
    return count ? { ...choice, picture: `panels-${count}` } : choice
  })
}
