import type { AskedSize } from '../shared/asked-size.ts'

/** The forms that ask for a size. Others leave it open. */
export const asked: Readonly<Record<string, AskedSize>> = {
  battery: {
    of: 'batteries',
    question: 'battery-size',
    sizes: {
      small: { from: 5, to: 5 },
      medium: { from: 8, to: 10 },
      large: { from: 13, to: 15 },
      'very-large': { from: 15, to: Infinity },
    },
  },
  savings: {
    of: 'panels',
    question: 'system-size',
    sizes: {
      small: { from: 3, to: 3 },
      medium: { from: 4, to: 4 },
      large: { from: 5, to: 6 },
      'very-large': { from: 6, to: Infinity },
    },
  },
  'article-costs': {
    of: 'panels',
    question: 'system-size',
    sizes: {
      'small-3kw': { from: 3, to: 3 },
      'medium-4kw': { from: 4, to: 4 },
      'large-5kw': { from: 5, to: 5 },
      'very-large': { from: 6, to: Infinity },
    },
  },
}
