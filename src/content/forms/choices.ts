import type { Choice } from '#domain/enquiry/form.ts'

/** Sets of answers that more than one form offers. */

export const monthlyBill: Choice[] = [
  { value: 'under-100', label: 'Under $100', picture: 'panels-6' },
  { value: '100-200', label: '$100–$200', picture: 'panels-8' },
  { value: '200-300', label: '$200–$300', picture: 'panels-10' },
  { value: '300-400', label: '$300–$400', picture: 'panels-12' },
  { value: '400-500', label: '$400–$500', picture: 'panels-14' },
  { value: 'over-500', label: 'Over $500', picture: 'panels-16' },
]

export const timeline: Choice[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '3-months', label: 'Within three months' },
  { value: '6-months', label: 'Within six months' },
  { value: 'exploring', label: 'Just exploring' },
]

export const currentSolar: Choice[] = [
  { value: 'no-solar', label: 'No panels yet' },
  { value: 'have-solar', label: 'Yes, on the roof' },
  { value: 'planning', label: 'Planning to' },
]
