import type { Choice } from '#domain/enquiry/form.ts'
import { panelsByBill, withPanels } from '../panel-counts.ts'

/** Answers that more than one form offers. */

export const monthlyBill = withPanels(panelsByBill, [
  { value: 'under-100', label: 'Under $100' },
  { value: '100-200', label: '$100–$200' },
  { value: '200-300', label: '$200–$300' },
  { value: '300-400', label: '$300–$400' },
  { value: '400-500', label: '$400–$500' },
  { value: 'over-500', label: 'Over $500' },
])

export const timeline: Choice[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '3-months', label: 'Within three months' },
  { value: '6-months', label: 'Within six months' },
  { value: 'exploring', label: 'Just exploring' },
]

export const currentSolar: Choice[] = [
  { value: 'no-solar', label: 'No panels yet', picture: 'house-bare' },
  { value: 'have-solar', label: 'Yes, on the roof', picture: 'house' },
  { value: 'planning', label: 'Planning to', picture: 'house-planned' },
]
