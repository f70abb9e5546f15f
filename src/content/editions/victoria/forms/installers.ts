import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { timeline } from './choices.ts'
import { contactSteps } from './contact-steps.ts'

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
          help: 'So whoever calls works near you.',
          placeholder: 'Enter your suburb or postcode',
        },
      ],
    },
    {
      questions: [
        {
          name: 'installer-preference',
          kind: 'choice',
          ask: 'What matters most in an installer?',
          choices: [
            { value: 'price', label: 'A fair price' },
            { value: 'warranty', label: 'A long warranty' },
            { value: 'local', label: 'Being local' },
            { value: 'speed', label: 'A quick start' },
            { value: 'reviews', label: 'Good reviews' },
            { value: 'premium', label: 'Premium equipment' },
          ],
        },
      ],
    },
    {
      questions: [
        {
          name: 'timeline',
          kind: 'choice',
          ask: 'When would you like to start?',
          choices: timeline,
        },
      ],
    },
    {
      questions: [
        {
          name: 'additional-services',
          kind: 'choice',
          ask: 'Anything else while they’re on the roof?',
          choices: [
            { value: 'battery', label: 'A battery' },
            { value: 'ev-charging', label: 'Car charging' },
            { value: 'heat-pump', label: 'A heat pump' },
            { value: 'smart-home', label: 'Energy monitoring' },
            { value: 'just-solar', label: 'Just solar' },
          ],
        },
      ],
    },
    ...contactSteps({ postcode: false }),
  ],
}
