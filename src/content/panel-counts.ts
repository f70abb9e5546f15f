import type { Choice } from '#domain/enquiry/form.ts'

/**
 * How many panels an answer stands for, by its value. The answer's tile, the house in the hero
 * (site/enquiry/house-that-answers.css) and the estimate on the thank-you page all use these numbers.
 */
export const panelsByBill: Record<string, number> = {
  'under-100': 6,
  '100-200': 8,
  '200-300': 10,
  '300-400': 12,
  '400-500': 14,
  'over-500': 16,
  'under-200': 8,
  '400-600': 14,
  'over-600': 16,
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

/** The choices, each with a picture of its panels where it stands for some. */
export function withPanels(counts: Record<string, number>, choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => {
    const count = counts[choice.value]
    return count ? { ...choice, picture: `panels-${count}` } : choice
  })
}
