import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { panelsBySize, withPanels } from '../panel-counts.ts'
import { timeline } from './choices.ts'
import { contactSteps } from './steps.ts'

export const articleCosts: EnquiryForm = {
  slug: 'article-costs',
  title: 'Get Your Cost Breakdown',
  page: '/blog/solar-panel-costs-2026-27',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'roof-direction',
      ask: 'Which way does the roof face?',
      choices: [
        { value: 'south', label: 'South' },
        { value: 'east-west', label: 'East or west' },
        { value: 'north', label: 'North' },
        { value: 'flat', label: 'It’s flat' },
        { value: 'not-sure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'system-size',
      ask: 'What size are you thinking of?',
      choices: withPanels(panelsBySize, [
        { value: 'small-3kw', label: 'About 3 kW' },
        { value: 'medium-4kw', label: 'About 4 kW' },
        { value: 'large-5kw', label: 'About 5 kW' },
        { value: 'very-large', label: '6 kW or more' },
      ]),
    }),
    choiceStep({
      name: 'cost-priority',
      ask: 'What matters most about the price?',
      choices: [
        { value: 'lowest-cost', label: 'The lowest price' },
        { value: 'best-value', label: 'The best value' },
        { value: 'premium-quality', label: 'Premium quality' },
        { value: 'fastest-payback', label: 'The fastest payback' },
      ],
    }),
    choiceStep({
      name: 'timeline',
      ask: 'When would you like it fitted?',
      choices: timeline,
    }),
    choiceStep({
      name: 'budget',
      ask: 'What would you spend?',
      choices: [
        { value: 'under-5k', label: 'Under £5,000' },
        { value: '5k-8k', label: '£5,000 to £8,000' },
        { value: '8k-12k', label: '£8,000 to £12,000' },
        { value: 'over-12k', label: 'Over £12,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
