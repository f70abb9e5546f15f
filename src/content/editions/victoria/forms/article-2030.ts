import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { timeline } from './choices.ts'
import { contactSteps } from './steps.ts'

export const article2030: EnquiryForm = {
  slug: 'article-2030',
  title: 'Prepare for 2030',
  page: '/blog/victoria-renewable-energy-2030',
  service: 'not-sure',
  steps: [
    choiceStep({
      name: 'renewables-interest',
      ask: 'What draws you to solar?',
      choices: [
        { value: 'lower-bills', label: 'Lower bills' },
        { value: 'independence', label: 'Less from the grid' },
        { value: 'environment', label: 'Cleaner power' },
        { value: 'property-value', label: 'The value of the home' },
        { value: 'learning', label: 'Just learning' },
      ],
    }),
    choiceStep({
      name: 'renewables-concern',
      ask: 'What holds you back?',
      choices: [
        { value: 'cost', label: 'The cost' },
        { value: 'reliability', label: 'Reliability' },
        { value: 'rebates-ending', label: 'Rebates ending' },
        { value: 'choosing-installer', label: 'Choosing an installer' },
        { value: 'none', label: 'Nothing much' },
      ],
    }),
    choiceStep({
      name: 'financing-interest',
      ask: 'How would you pay for it?',
      choices: [
        { value: 'cash', label: 'From savings' },
        { value: 'loan', label: 'A bank loan' },
        { value: 'finance', label: 'Finance from the seller' },
        { value: 'unsure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'timeline',
      ask: 'When would you like it installed?',
      choices: timeline,
    }),
    ...contactSteps(),
  ],
}
