import { asked } from '#estimate/asked-sizes.ts'
import type { Answers } from '../enquiry/form.ts'
import type { InstallerService, SizeRange } from '../installer/installer.ts'

/** The size that a lead asks for, in kW of panels or kWh of a battery, by its form; undefined where it leaves that open. */
export function askedSize(
  form: string,
  answers: Answers,
  of: InstallerService,
): SizeRange | undefined {
  const known = asked[form]
  return known?.of === of ? known.sizes[answers[known.question] ?? ''] : undefined
}

/** Every question for a size: the form, the question, and the size by its answers. @internal */
export function askedSizes(): [
  form: string,
  question: string,
  sizes: Readonly<Record<string, SizeRange>>,
][] {
  return Object.entries(asked).map(([form, { question, sizes }]) => [form, question, sizes])
}
