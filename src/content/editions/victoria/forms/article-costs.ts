import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { panelsBySize, withPanels } from '../panel-counts.ts'
import { timeline } from './choices.ts'
import { contactSteps } from './steps.ts'

export const articleCosts: EnquiryForm = {
  slug: 'article-costs',
  title: 'Get Your Cost Breakdown',
  page: '/blog/solar-panel-costs-melbourne',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'melbourne-area',
      ask: 'Which part of Melbourne?',
      choices: [
        { value: 'inner', label: 'Inner' },
        { value: 'eastern', label: 'East' },
        { value: 'northern', label: 'North' },
        { value: 'western', label: 'West' },
        { value: 'southern', label: 'South' },
        { value: 'outer', label: 'Outer' },
      ],
    }),
    choiceStep({
      name: 'system-size',
      ask: 'What size are you thinking of?',
      choices: withPanels(panelsBySize, [
        { value: 'small-5kw', label: 'About 5 kW' },
        { value: 'medium-7kw', label: 'About 7 kW' },
        { value: 'large-10kw', label: 'About 10 kW' },
        { value: 'very-large', label: 'Over 10 kW' },
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
      ask: 'When would you like it installed?',
      choices: timeline,
    }),
    choiceStep({
      name: 'budget',
      ask: 'What is your budget?',
      choices: [
        { value: 'under-10k', label: 'Under $10,000' },
        { value: '10k-20k', label: '$10,000–$20,000' },
        { value: '20k-30k', label: '$20,000–$30,000' },
        { value: 'over-30k', label: 'Over $30,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
