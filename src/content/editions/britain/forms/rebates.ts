import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

// Neither a disability nor which benefit is asked: that is health data.
export const rebates: EnquiryForm = {
  slug: 'rebates',
  title: 'Check What Help You Can Get',
  page: '/solar-panel-grants',
  service: 'rebates',
  steps: [
    choiceStep({
      name: 'property-ownership',
      ask: 'Do you own the home?',
      choices: [
        { value: 'own', label: 'I own it', picture: 'key' },
        { value: 'rent', label: 'Rent privately', picture: 'lease' },
        { value: 'shared', label: 'Shared ownership', picture: 'keys' },
        {
          value: 'other',
          label: 'Council, housing association or something else',
          picture: 'house-other',
        },
      ],
    }),
    choiceStep({
      name: 'household-income',
      ask: 'What does the household earn before tax?',
      help: 'England’s scheme usually stops at £36,000. You needn’t say.',
      choices: [
        { value: 'under-36k', label: 'Under £36,000' },
        { value: '36k-50k', label: '£36,000 to £50,000' },
        { value: 'over-50k', label: 'Over £50,000' },
        { value: 'prefer-not', label: 'Rather not say' },
      ],
    }),
    choiceStep({
      name: 'benefits',
      ask: 'Does anyone at home get a means-tested benefit?',
      help: 'Universal Credit or Pension Credit, for example. Don’t tell us which.',
      choices: [
        { value: 'means-tested', label: 'Yes' },
        { value: 'none', label: 'No' },
        { value: 'prefer-not', label: 'Rather not say' },
      ],
    }),
    {
      questions: [
        {
          name: 'property-type',
          kind: 'choice',
          ask: 'What kind of home is it?',
          choices: [
            { value: 'detached', label: 'Detached', picture: 'house-bare' },
            { value: 'semi-detached', label: 'Semi-detached', picture: 'semi' },
            { value: 'terraced', label: 'Terraced', picture: 'terrace' },
            { value: 'flat', label: 'Flat or maisonette', picture: 'apartments' },
            { value: 'bungalow', label: 'Bungalow', picture: 'bungalow' },
          ],
        },
        {
          name: 'epc',
          kind: 'choice',
          ask: 'EPC band, if you know it',
          optional: true,
          choices: [
            { value: 'a-c', label: 'A to C' },
            { value: 'd-g', label: 'D to G' },
            { value: 'not-sure', label: 'Not sure' },
          ],
        },
      ],
    },
    choiceStep({
      name: 'heating',
      ask: 'What heats it?',
      choices: [
        { value: 'gas', label: 'Gas' },
        { value: 'electric', label: 'Electric heaters' },
        { value: 'oil-lpg', label: 'Oil or LPG' },
        { value: 'heat-pump', label: 'A heat pump' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    ...contactSteps(),
  ],
}
