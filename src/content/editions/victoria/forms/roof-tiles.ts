import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const roofTiles: EnquiryForm = {
  slug: 'roof-tiles',
  title: 'Get Your Solar Roof Quote',
  page: '/solar-roof-tiles',
  service: 'roof-tiles',
  steps: [
    choiceStep({
      name: 'roof-type',
      ask: 'What is the roof made of now?',
      choices: [
        { value: 'tile', label: 'Tiles', picture: 'roof-tiles' },
        { value: 'metal', label: 'Iron or steel', picture: 'roof-metal' },
        { value: 'slate', label: 'Slate', picture: 'roof-slate' },
        { value: 'other', label: 'Something else', picture: 'roof-other' },
      ],
    }),
    choiceStep({
      name: 'roof-condition',
      ask: 'What shape is it in?',
      help: 'Solar tiles make most sense when you need a new roof anyway.',
      choices: [
        { value: 'new', label: 'New, or being built' },
        { value: 'good', label: 'Good for years yet' },
        { value: 'needs-work', label: 'It needs work' },
      ],
    }),
    ...contactSteps(),
  ],
}
