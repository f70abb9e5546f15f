import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { timeline } from './choices.ts'
import { contactSteps } from './steps.ts'

export const installers: EnquiryForm = {
  slug: 'installers',
  title: 'Find Your Best Local Installer',
  page: '/best-solar-panel-installers',
  service: 'solar-panels',
  steps: [
    {
      questions: [
        {
          name: 'location',
          kind: 'text',
          ask: 'Where is the roof?',
          help: 'So we match someone near you.',
          placeholder: 'Enter your suburb or postcode',
        },
      ],
    },
    choiceStep({
      name: 'installer-preference',
      ask: 'What matters most in an installer?',
      choices: [
        { value: 'price', label: 'A fair price' },
        { value: 'warranty', label: 'A long warranty' },
        { value: 'local', label: 'Being local' },
        { value: 'speed', label: 'A quick start' },
        { value: 'reviews', label: 'Good reviews' },
        { value: 'premium', label: 'Premium equipment' },
      ],
    }),
    choiceStep({
      name: 'timeline',
      ask: 'When would you like to start?',
      choices: timeline,
    }),
    choiceStep({
      name: 'additional-services',
      ask: 'Anything else while they’re on the roof?',
      choices: [
        { value: 'battery', label: 'A battery' },
        { value: 'ev-charging', label: 'Car charging' },
        { value: 'heat-pump', label: 'A heat pump' },
        { value: 'smart-home', label: 'Energy monitoring' },
        { value: 'just-solar', label: 'Just solar' },
      ],
    }),
    ...contactSteps({ postcode: false }),
  ],
}
