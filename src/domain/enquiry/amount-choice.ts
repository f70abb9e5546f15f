import type { ChoiceQuestion } from './form.ts'

/**
 * The answer whose label holds an amount: the first that reaches so far. What lies between two labels, as 6.6 kW between
 * '4–6 kW' and '7–10 kW', belongs to the larger. Labels without a number hold none.
 */
export function choiceForAmount({ choices }: ChoiceQuestion, amount: number): string | undefined {
  return choices.find(({ label }) => amount <= topOf(label))?.value
}

function topOf(label: string): number {
  const numbers = label.replaceAll(',', '').match(/\d+(?:\.\d+)?/g)
  if (!numbers) return Number.NEGATIVE_INFINITY
  return /\bover\b|\bor more\b/i.test(label) ? Number.POSITIVE_INFINITY : Number(numbers.at(-1))
}
