import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { monthlyBill } from './choices.ts'
import { contactSteps } from './steps.ts'

export const panelCount: EnquiryForm = {
  slug: 'panel-count',
  title: 'How Many Solar Panels Do You Need?',
  page: '/how-many-solar-panels',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'monthly-bill',
      ask: 'How much is your power bill each month?',
      help: 'A rough figure is fine.',
      choices: monthlyBill,
    }),
    choiceStep({
      name: 'roof-space',
      ask: 'How much clear roof do you have?',
      help: 'A panel takes about two square metres. A car space is about twelve.',
      choices: [
        { value: 'small', label: 'One car space', picture: 'roof-1' },
        { value: 'medium', label: 'Two car spaces', picture: 'roof-2' },
        { value: 'large', label: 'Three or four', picture: 'roof-3' },
        { value: 'very-large', label: 'More than that', picture: 'roof-4' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use the most power?',
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
