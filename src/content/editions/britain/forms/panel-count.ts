import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { billQuestion, monthlyBill } from './choices.ts'
import { contactSteps } from './steps.ts'

export const panelCount: EnquiryForm = {
  slug: 'panel-count',
  title: 'How Many Solar Panels Do You Need?',
  page: '/how-many-solar-panels',
  service: 'solar-panels',
  steps: [
    choiceStep({ name: 'monthly-bill', ...billQuestion, choices: monthlyBill }),
    choiceStep({
      name: 'roof-space',
      ask: 'How much clear roof is there?',
      help: 'A panel is about 2 m². A parking space is about 12.',
      choices: [
        { value: 'small', label: 'One space', picture: 'roof-1' },
        { value: 'medium', label: 'Two', picture: 'roof-2' },
        { value: 'large', label: 'Three or four', picture: 'roof-3' },
        { value: 'very-large', label: 'More', picture: 'roof-4' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use most electricity?',
      choices: [
        { value: 'daytime', label: 'During the day' },
        { value: 'evenings', label: 'In the evening' },
        { value: 'throughout', label: 'Day and evening' },
        { value: 'weekends', label: 'Mostly weekends' },
        { value: 'not-sure', label: 'Not sure' },
      ],
    }),
    ...contactSteps(),
  ],
}
