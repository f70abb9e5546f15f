import { randomUUID } from 'node:crypto'
import { goodAnswers, homeForm } from './answers.ts'

export type PostedEnquiry = ReturnType<typeof enquiryOf>

/** The post of the home form by this visitor. Each number is a person with their own name, address and phone. */
export function enquiryOf(visitor: number) {
  const number = String(visitor).padStart(7, '0')
  return {
    form: 'home',
    answers: goodAnswers(homeForm, {
      'monthly-bill': '300-400',
      'contact-name': `Visitor Number${number}`,
      'contact-email': `visitor${number}@example.com`,
      'contact-phone': `040${number}`,
    }),
    submission: randomUUID(),
    page: '/',
    consent: true,
    source: {
      first: {
        address: 'http://localhost:3000/?utm_source=google&utm_campaign=spring',
        referrer: 'https://www.google.com/',
      },
      last: { address: 'http://localhost:3000/', referrer: '' },
    },
  }
}
