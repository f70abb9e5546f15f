import type { Answers } from '../enquiry/form.ts'
import type { InstallerService, SizeRange } from '../installer/installer.ts'

type Asked = { of: InstallerService; question: string; sizes: Readonly<Record<string, SizeRange>> }

const batterySizes = {
  small: { from: 5, to: 7 },
  medium: { from: 10, to: 15 },
}

/** The forms that ask for a size, and what each answer means: the numbers in its label. Others leave it open. */
const asked: Readonly<Record<string, Asked>> = {
  battery: {
    of: 'batteries',
    question: 'battery-size',
    sizes: {
      ...batterySizes,
      large: { from: 20, to: 20 },
      'very-large': { from: 25, to: Infinity },
    },
  },
  'battery-cost': {
    of: 'batteries',
    question: 'battery-size',
    sizes: { ...batterySizes, large: { from: 20, to: Infinity } },
  },
  savings: {
    of: 'panels',
    question: 'system-size',
    sizes: {
      small: { from: 0, to: 4 },
      medium: { from: 4, to: 6 },
      large: { from: 7, to: 10 },
      'very-large': { from: 10, to: Infinity },
    },
  },
  'article-costs': {
    of: 'panels',
    question: 'system-size',
    sizes: {
      'small-5kw': { from: 5, to: 5 },
      'medium-7kw': { from: 7, to: 7 },
      'large-10kw': { from: 10, to: 10 },
      'very-large': { from: 10, to: Infinity },
    },
  },
}

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
export function askedSizes(): [form: string, question: string, sizes: Asked['sizes']][] {
  return Object.entries(asked).map(([form, { question, sizes }]) => [form, question, sizes])
}
