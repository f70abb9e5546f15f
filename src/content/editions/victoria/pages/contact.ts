import type { FormSection, GuidePage } from '#content/pages/page.ts'

/** In a few words, among our details. */
export const whereWeWork = 'Melbourne and all of Victoria'

/** Beside the ways to reach us. */
export const beforeYouCall =
  'Have last winter’s bill nearby. If it’s about an installer’s visit, have the quote as well, and your reference number.'

/** Above the form for complaints; undefined where an edition has none. */
export const complain: FormSection | undefined = undefined

export const contact: GuidePage = {
  title: 'Contact us about solar in Melbourne',
  description:
    'Call, write or send the form. A person answers questions about solar quotes, batteries, rebates and enquiries you’ve already sent us.',
  keywords: ['contact', 'solar help', 'solar enquiry', 'battery quote'],
  hero: {
    heading: 'Contact us about solar in Melbourne',
    lead: 'Ask about a quote, a battery, a rebate, or something you’ve already sent us.',
    form: 'contact',
    picture: 'hero-contact',
  },
  sections: [
    {
      kind: 'words',
      heading: 'Where we work',
      paragraphs: [
        '**All of Melbourne.** Inner Melbourne: Carlton, Brunswick, Richmond, St Kilda. Eastern suburbs: Box Hill, Ringwood, Glen Waverley. Northern: Preston, Epping, Sunbury. Western: Footscray, Werribee, Point Cook. Southern: Brighton, Moorabbin, Dandenong. Outer Melbourne: Melton, Frankston, Pakenham, Mornington.',
        '**All of regional Victoria.** Geelong, Ballarat, Bendigo, Shepparton, Gippsland and between.',
      ],
    },
    { kind: 'explanation', name: 'victoria', ground: 'sky' },
    {
      kind: 'questions',
      id: 'questions',
      ground: 'deep',
      heading: 'Questions about your enquiry',
      questions: [
        {
          question: 'I sent an enquiry. What happens now?',
          answer:
            'For quotes, you’ll get a call by the time in our email, which also says who calls. We answer questions ourselves. Your own page, by the link in our email, has where it stands. If nobody calls in time, tell us there or ring us.',
        },
        {
          question: 'How do I stop the calls?',
          answer:
            'Tell us once, by phone or email. We’ll stop, and we’ll tell everyone who has your details. You can ask us to delete them too.',
        },
        {
          question: 'Can you tell me which installers have my details?',
          answer:
            'Yes. The link in our email opens your own page. It names each installer that has them, since when, and why. You can stop one there, or all. Lost the link? Ask us for it again.',
        },
        {
          question: 'I have a problem with my installer that we can’t sort out. Can you help?',
          answer:
            'Tell us. It isn’t our contract, but we want to know before we introduce them to anyone else. We can also tell you who handles complaints like yours.',
        },
        {
          question: 'I’m an installer. How do I work with you?',
          answer:
            'Write to us with your accreditation number, where you work and what you install. You pay for introductions, never for a place on a page.',
        },
      ],
    },
  ],
}
