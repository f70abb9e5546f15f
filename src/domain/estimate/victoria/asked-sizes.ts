import type { AskedSize } from '../shared/asked-size.ts'

const batterySizes = {
  small: { from: 5, to: 7 },
  medium: { from: 10, to: 15 },
}

/** The forms that ask for a size. Others leave it open. */
export const asked: Readonly<Record<string, AskedSize>> = {
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
