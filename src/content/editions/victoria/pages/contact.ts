import type { GuidePage, Section } from '#content/pages/page.ts'

export const contact: GuidePage = {
  title: 'Contact us about solar in Melbourne',
  description:
    'Call, write or send the form. A person answers questions about solar quotes, batteries, rebates and enquiries you’ve already sent us.',
  keywords: ['contact', 'solar help', 'solar enquiry', 'battery quote'],
  hero: {
    heading: 'Ask a person about solar in Melbourne.',
    lead: 'Ask about a quote, a battery, a rebate, or something you sent us last week. Ask on Saturday night and we’ll answer on Monday.',
    form: 'contact',
    picture: 'hero-contact',
  },
  sections: [
    {
      kind: 'questions',
      ground: 'deep',
      heading: 'Quicker than a call',
      questions: [
        {
          question: 'I sent an enquiry. What happens now?',
          answer:
            'If you asked for quotes, you’ll get a call by the time on our thank-you page and in our letter, which also say who calls. If you asked a question, we answer it ourselves. Your own page, by the link in our letter, says where it stands. If nobody’s been in touch in time, say so there, or ring us with your reference number, and we’ll chase it.',
        },
        {
          question: 'How do I stop the calls?',
          answer:
            'Tell us once, by phone or email, with your reference number if you have it. We’ll stop, and we’ll tell whoever we sent your details to that you’ve withdrawn. You can ask us to delete them too.',
        },
        {
          question: 'Can you tell me which installers have my details?',
          answer:
            'Yes. Your own page, by the link in our letter, names each installer that has them, since when, and why them. You can stop one there, or all. Lost the link? We’ll send it again, or ask us with your reference number.',
        },
        {
          question: 'I have a problem with my installer that we can’t sort out. Can you help?',
          answer:
            'Tell us. We didn’t do the work and it isn’t our contract, but we want to know before we introduce them to anyone else. We can also tell you who handles complaints like yours.',
        },
        {
          question: 'I’m an installer. How do I work with you?',
          answer:
            'Write to us with your accreditation number, where you work and what you install. We only introduce accredited installers, and you pay for introductions, not for a place on a page.',
        },
      ],
    },
  ],
}

/** Where we find installers. */
export const areasServed: Section = {
  kind: 'table',
  heading: 'Where we work',
  lead: 'We work in all of Melbourne and the rest of Victoria. Where you live also decides how many certificates panels earn, so we match by postcode.',
  caption: 'Regions, and some of the places in them',
  columns: ['Region', 'Such as', 'Worth knowing'],
  rows: [
    [
      'Inner Melbourne',
      'Carlton, Brunswick, Richmond, South Yarra, St Kilda',
      'Terraces and heritage streets: panels often go on the rear roof',
    ],
    [
      'Eastern',
      'Box Hill, Doncaster, Ringwood, Glen Waverley',
      'Tall gums: ask for a shade check at 9 am and 3 pm',
    ],
    [
      'Northern',
      'Preston, Reservoir, Epping, Sunbury',
      'Epping, Craigieburn and Sunbury are in a sunnier certificate zone',
    ],
    [
      'Western',
      'Footscray, Sunshine, Werribee, Point Cook',
      'Many newer roofs in several small faces',
    ],
    [
      'Southern',
      'Brighton, Bentleigh, Moorabbin, Dandenong',
      'Salt air near the bay: ask for frames and fixings rated for it',
    ],
    ['Outer Melbourne', 'Melton, Frankston, Pakenham, Mornington', 'Melton is in the sunnier zone'],
    [
      'Regional Victoria',
      'Geelong, Ballarat, Bendigo, Shepparton, Gippsland',
      'Ballarat, Bendigo and Shepparton are in the sunnier zone',
    ],
  ],
  note: 'The regions are our own. Certificate zones are from a transcript of the Clean Energy Regulator’s postcode table: 6.6 kW of panels installed in 2026 earns 39 certificates in Melbourne’s zone 4 and 45 in zone 3.',
}
