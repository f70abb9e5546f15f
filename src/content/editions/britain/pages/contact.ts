import type { FormSection, GuidePage } from '#content/pages/page.ts'
import { paid, whatWeAre } from '../paid.ts'

/** In a few words, among our details. */
export const whereWeWork = 'England, Scotland and Wales'

/** Beside the ways to reach us. */
export const beforeYouCall =
  'Have an electricity bill nearby. If it’s about an installer’s quote, have that as well, and your reference.'

/** Above the form for complaints; undefined where an edition has none. */
export const complain: FormSection | undefined = {
  id: 'complaint',
  heading: 'Complain about your data',
  paragraphs: [
    'If we used your details in a way you didn’t expect, or somebody calls who shouldn’t, tell us here. An email with your reference goes out at once. One of us looks into it, and you have the outcome in writing within 30 days.',
    `You needn’t wait for us: you can complain to [the Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/) at any time, which costs nothing. About an installer’s work, use the form at the top.`,
  ],
  form: 'complaint',
}

export const contact: GuidePage = {
  title: 'Contact us about solar',
  description: 'Call, write or send the form. A person answers, and nobody else gets your number.',
  keywords: ['contact', 'solar help', 'solar quote', 'solar complaint'],
  hero: {
    heading: 'Contact us about solar',
    lead: `Ask about a price, a grant, a battery, or something you’ve already sent us. ${whatWeAre}`,
    form: 'contact',
    picture: 'hero-contact',
  },
  sections: [
    {
      kind: 'pair',
      parts: [
        {
          kind: 'words',
          id: 'where',
          heading: 'Where we work',
          paragraphs: [
            '**England, Scotland and Wales.** Prices, help and holidays are those of your nation. Scotland keeps 2 January and St Andrew’s Day and not Easter Monday; we don’t phone anybody on a bank holiday of their own.',
            '**Not Northern Ireland**, which has its own prices and no Smart Export Guarantee, nor the Channel Islands or the Isle of Man. We’d give you wrong answers. A question we answer from anywhere.',
          ],
        },
        { kind: 'words', id: 'paid', heading: paid.heading, paragraphs: [paid.text] },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'deep',
      heading: 'Questions about your enquiry',
      questions: [
        {
          question: 'Who has my details?',
          answer:
            'We do, and each installer you’ve said yes to by name. Your own page, by the link in our email, lists them with the day of each yes. Lost the link? [Have it sent again](/my-enquiry/link).',
        },
        {
          question: 'How do I stop the calls?',
          answer:
            'Press stop on your own page, or tell us once, by phone or email. From then on nobody here sees a number to phone. Any installer you’d said yes to is told at once and has to delete what it has.',
        },
        {
          question: 'How do I complain about my data?',
          answer:
            'By the [form for it](#complaint), or write to us. We acknowledge it within 30 days, usually the same day, look into it, and write to you with the outcome. You can go to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/) as well.',
        },
        {
          question: 'An installer went wrong. Can you help?',
          answer:
            'Tell us: we want to know before we ask them for another price. Your contract is with them. If they hold an MCS certificate, MCS takes complaints about the work; if they’re in a consumer code, so does the code.',
        },
        {
          id: 'installers',
          question: 'I’m an installer. How do I work with you?',
          answer:
            'Write to us with your company number, your MCS number and scope, and where you work. You pay when a home says yes to you by name, never to be listed or to come first.',
        },
      ],
    },
  ],
}
