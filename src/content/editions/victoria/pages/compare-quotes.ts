import type { QuoteField } from '#domain/quote/draft.ts'
import type { QuotePart } from '#domain/quote/quote.ts'

/** The words of /compare-quotes. */
export const compareQuotes = {
  title: 'Compare your solar quotes in Victoria',
  heading: 'Compare your solar quotes',
  description:
    'Type in two or three solar quotes. We count them alike, with certificates once and for the right day, and tell you what to ask.',
  lead: 'Two quotes never count the same way. Type in what each one says; we count them alike and tell you what to ask.',
  ask: 'As it stands on their paper. Leave out what isn’t there: that’s worth knowing too.',
  submit: 'Count them alike',
  again: 'Count again',
  /** Beside the button. */
  privacy:
    'Nothing here is sent to an installer or kept. It lives in the address of this page alone.',
} as const

type FieldWords = {
  label: string
  unit?: string
  help?: string
  keyboard?: 'decimal' | 'numeric'
  kind?: 'day'
}

export const homeFieldWords: Record<'postcode' | 'bill', FieldWords> = {
  postcode: { label: 'Your postcode', keyboard: 'numeric' },
  bill: { label: 'Your power bill a month', unit: '$', keyboard: 'decimal' },
}

export const quoteFieldWords: Record<QuoteField, FieldWords> = {
  from: { label: 'Who is it from?' },
  panels: { label: 'Panels', keyboard: 'numeric' },
  watts: { label: 'Watts each', unit: 'W', keyboard: 'numeric' },
  inverter: { label: 'Inverter', unit: 'kW', keyboard: 'decimal' },
  battery: { label: 'Battery, usable', unit: 'kWh', keyboard: 'decimal' },
  model: { label: 'Its model' },
  installed: {
    label: 'Installed on',
    help: 'The day it works, not the day you sign.',
    kind: 'day',
  },
  price: {
    label: 'Price you’d pay',
    unit: '$',
    help: 'After everything they take off.',
    keyboard: 'decimal',
  },
  'of-battery': {
    label: 'Of that, the battery',
    unit: '$',
    help: 'Only if they say. Without it we can’t split the price.',
    keyboard: 'decimal',
  },
  certificates: {
    label: 'Certificates they took off',
    unit: '$',
    help: 'Often called STCs, or government discount.',
    keyboard: 'decimal',
  },
  deposit: { label: 'Deposit', unit: '$', keyboard: 'decimal' },
}

/** Follows 'Not in it:'. */
export const missingWords: Record<QuotePart, string> = {
  panels: 'how many panels, and of how many watts',
  inverter: 'the inverter’s size',
  'battery-model': 'the battery’s model',
  'installed-on': 'the day of installation',
  certificates: 'what is taken off for certificates',
  deposit: 'the deposit',
  price: 'the price',
}
