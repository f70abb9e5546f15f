import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { monthlyBill } from './choices.ts'
import { contactSteps } from './steps.ts'

export const home: EnquiryForm = {
  slug: 'home',
  title: 'Get Your Free Solar Quote',
  page: '/',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'property-type',
      ask: 'Where would the panels go?',
      watch: 'Watch the picture change as you answer.',
      choices: [
        { value: 'home', label: 'On a home', picture: 'house' },
        { value: 'business', label: 'On a business', picture: 'shop' },
      ],
    }),
    choiceStep({
      name: 'property-ownership',
      ask: 'Do you own the building?',
      help: 'Tenants can go solar too, with the owner’s agreement.',
      choices: [
        { value: 'homeowner', label: 'I own it', picture: 'key' },
        { value: 'tenant', label: 'I rent it', picture: 'lease' },
      ],
    }),
    choiceStep({
      name: 'monthly-bill',
      ask: 'How much is your power bill each month?',
      help: 'A rough figure is fine.',
      watch: 'Watch the roof.',
      choices: monthlyBill,
    }),
    ...contactSteps(),
  ],
}
