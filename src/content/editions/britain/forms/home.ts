import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { billQuestion, monthlyBill } from './choices.ts'
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
      help: 'For a business, the [form for businesses](/solar-panels-businesses) asks better questions.',
      watch: 'Watch the picture change as you answer.',
      choices: [
        { value: 'home', label: 'On a home', picture: 'semi' },
        { value: 'business', label: 'On business premises', picture: 'shop' },
      ],
    }),
    choiceStep({
      name: 'property-ownership',
      ask: 'Do you own it?',
      help: 'If you rent, your landlord has to agree to a roof system. A [plug-in kit](/blog/plug-in-solar-for-renters) may suit you better.',
      choices: [
        { value: 'homeowner', label: 'I own it', picture: 'key' },
        { value: 'tenant', label: 'I rent it', picture: 'lease' },
      ],
    }),
    choiceStep({
      name: 'monthly-bill',
      ...billQuestion,
      watch: 'Watch the roof.',
      choices: monthlyBill,
    }),
    ...contactSteps(),
  ],
}
