import type { Choice } from '#domain/enquiry/form.ts'
import { panelsByBill, withPanels } from '../panel-counts.ts'

/** Questions and answers that more than one form has. */

export const billQuestion = {
  ask: 'What’s your electricity bill each month?',
  help: 'Electricity only. On a joint bill, look for the electricity line.',
}

export const monthlyBill = withPanels(panelsByBill, [
  { value: 'under-50', label: 'Under £50' },
  { value: '50-75', label: '£50 to £75' },
  { value: '75-100', label: '£75 to £100' },
  { value: '100-150', label: '£100 to £150' },
  { value: 'over-150', label: 'Over £150' },
  { value: 'not-sure', label: 'I don’t know', picture: 'not-sure' },
])

export const timeline: Choice[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '3-months', label: 'Within three months' },
  { value: '6-months', label: 'Within six months' },
  { value: 'exploring', label: 'Just exploring' },
]
