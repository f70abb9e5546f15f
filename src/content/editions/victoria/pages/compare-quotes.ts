import type { FieldWords } from '#content/pages/field-words.ts'
import type { HomeField, QuoteField } from '#estimate/quote/draft.ts'
import type { Payment, QuotePart } from '#estimate/quote/quote.ts'

/** The words of /compare-quotes. */
export const compareQuotes = {
  title: 'Compare your solar quotes in Victoria',
  heading: 'Compare your solar quotes',
  description:
    'Type in one, two or three solar quotes. We say if the price is usual, count certificates right, and tell you what to ask.',
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
  postcode: { label: 'Your postcode', keyboard: 'numeric' },
  bill: { label: 'Your power bill a month', unit: '$', keyboard: 'decimal' },
  roof: {
    label: 'Panels you have already',
    unit: 'kW',
    help: 'Only if you’re buying a battery alone.',
    keyboard: 'decimal',
  },
}

export const paymentWords: Record<Payment | '', string> = {
  '': 'Not said',
  cash: 'No, cash',
  'over-time': 'Yes, over time',
}

export const quoteFieldWords: Record<QuoteField, FieldWords> = {
  from: { label: 'Who is it from?' },
  kw: { label: 'Total panel size', unit: 'kW', keyboard: 'decimal' },
  panels: { label: 'Number of panels', help: 'Or the size above.', keyboard: 'numeric' },
  watts: { label: 'Watts each', unit: 'W', keyboard: 'numeric' },
  inverter: { label: 'Inverter', unit: 'kW', keyboard: 'decimal' },
  battery: { label: 'Battery, usable', unit: 'kWh', keyboard: 'decimal' },
  model: { label: 'The battery’s model' },
  price: {
    label: 'Price you’d pay',
    unit: '$',
    help: 'After the federal discount. If a state rebate is off too, say so below.',
    keyboard: 'decimal',
  },
  deposit: { label: 'Deposit', unit: '$', help: 'A tenth is usual.', keyboard: 'decimal' },
  certificates: {
    label: 'Certificates they took off',
    unit: '$',
    help: 'Also called STCs.',
    keyboard: 'decimal',
  },
  rebate: {
    label: 'State rebate they took off',
    unit: '$',
    help: 'Solar Victoria’s.',
    keyboard: 'decimal',
  },
  payment: {
    label: 'Is it paid over time?',
    help: 'A loan can hide in the price.',
    kind: 'payment',
  },
  installed: { label: 'Installed on', help: 'The day it works.', kind: 'day', isWide: true },
  'of-battery': {
    label: 'Battery part of the price',
    unit: '$',
    help: 'Only if they say.',
    keyboard: 'decimal',
  },
  'panel-model': { label: 'The panels’ model' },
  'inverter-model': { label: 'The inverter’s model' },
  warranty: { label: 'Shortest warranty', unit: 'years', keyboard: 'numeric' },
  phases: { label: 'Phases', help: 'One or three.', keyboard: 'numeric' },
  export: { label: 'Export limit', unit: 'kW', keyboard: 'decimal' },
}

/** Follows 'Get in writing too:'. */
export const missingWords: Record<QuotePart, string> = {
  'panel-model': 'the panels’ model',
  inverter: 'the inverter’s size',
  'inverter-model': 'the inverter’s model',
  payment: 'cash or over time',
  deposit: 'the deposit',
  warranty: 'the warranty',
  phases: 'one phase or three',
  'export-limit': 'how much you may export',
}
