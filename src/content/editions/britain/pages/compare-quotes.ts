import type { FieldWords } from '#content/pages/field-words.ts'
import type { HomeField, QuoteField } from '#estimate/quote/draft.ts'
import type { Payment } from '#estimate/quote/quote.ts'

/** The words of /compare-quotes. */
export const compareQuotes = {
  title: 'Compare your solar quotes',
  heading: 'Compare your solar quotes',
  description:
    'Type in two or three quotes. We count them alike, with VAT and export by the day, and say what to ask.',
  lead: 'Size and price are enough for a verdict, and what to ask. No name, nothing sent.',
  submit: 'Check the price',
  again: 'Check again',
  more: 'More from the quote',
  further: ['A second quote', 'A third quote'],
  compare: 'Compare the quotes',
  home: 'Your home',
  change: 'Add or change a quote',
  /** Beside the button. */
  privacy:
    'Nothing is sent to an installer or stored: your quotes are kept in this page’s address only. Share it and you share them.',
  sources: 'Where these figures come from',
} as const

export const homeFieldWords: Record<HomeField, FieldWords> = {
  postcode: { label: 'Your postcode', help: 'For the sun where you live.' },
  bill: { label: 'Your electricity bill a month', unit: '£', keyboard: 'decimal' },
}

export const quoteFieldWords: Record<QuoteField, FieldWords> = {
  from: { label: 'Who is it from?' },
  panels: { label: 'Number of panels', keyboard: 'numeric' },
  watts: { label: 'Watts each', unit: 'W', help: '440 is usual.', keyboard: 'numeric' },
  inverter: { label: 'Inverter', unit: 'kW', keyboard: 'decimal' },
  battery: { label: 'Battery, usable', unit: 'kWh', keyboard: 'decimal' },
  model: { label: 'The battery’s model' },
  installed: { label: 'Fitted on', help: 'The day decides the VAT.', kind: 'day' },
  price: { label: 'Price you’d pay', unit: '£', help: 'With VAT.', keyboard: 'decimal' },
  vat: { label: 'VAT in it', unit: '%', keyboard: 'decimal' },
  'of-battery': {
    label: 'Battery part of the price',
    unit: '£',
    help: 'Only if they say.',
    keyboard: 'decimal',
  },
  yield: { label: 'Output they promise', unit: 'kWh a year', keyboard: 'numeric' },
  'self-use': {
    label: 'Use at home they promise',
    unit: '%',
    help: 'A fifth is usual without a battery.',
    keyboard: 'decimal',
  },
  export: { label: 'Export rate they count', unit: 'p', keyboard: 'decimal' },
  saving: { label: 'Saving they promise', unit: '£ a year', keyboard: 'numeric' },
  deposit: { label: 'Deposit', unit: '£', keyboard: 'decimal' },
  mcs: { label: 'Their MCS number' },
  payment: { label: 'Is it paid over time?', help: 'That can hide in the price.', kind: 'payment' },
}

export const paymentWords: Record<Payment | '', string> = {
  '': 'Not said',
  cash: 'No, cash',
  'over-time': 'Yes, over time',
}
