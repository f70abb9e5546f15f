import type { GuidePage, Section } from './page.ts'

export const contact: GuidePage = {
  title: 'Contact us',
  description:
    'Call, write or send the form: a person answers questions about solar quotes, batteries, rebates and enquiries you have already sent, within 24 hours.',
  keywords: ['contact', 'solar help', 'solar enquiry', 'battery quote'],
  hero: {
    heading: 'Ask a person.',
    lead: 'About a quote, a battery, a rebate, or something you sent us last week. We answer within 24 hours; a Saturday evening waits for Monday.',
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
            'If you asked for quotes, someone reads it and passes it to an accredited installer near you, who is asked to call within 24 hours, at lawful calling hours. If you asked a question, we answer it ourselves. If nobody has been in touch by the end of the next business day, ring us with your reference number and we chase it.',
        },
        {
          question: 'How do I stop the calls?',
          answer:
            'Tell us once, by phone or email, with your reference number if you have it. We stop, and we tell whoever we sent your details to that you have withdrawn. You can ask us to delete them as well.',
        },
        {
          question: 'Can you tell me which installers have my details?',
          answer:
            'Not yet: we don’t keep a list of them. Ask with your reference number, and we’ll tell you when your details left us. Whoever calls you can say how they got them.',
        },
        {
          question: 'My installer has a problem I cannot solve with them. Can you help?',
          answer:
            'Tell us. We did not do the work and the contract is not ours, but we want to know before we introduce anyone else, and we can tell you which body hears complaints of that kind.',
        },
        {
          question: 'I am an installer. How do I work with you?',
          answer:
            'Write to us with your accreditation number, where you work and what you fit. We introduce only accredited installers, and you pay for introductions, not for a place on a page.',
        },
      ],
    },
  ],
}

/** Where we find installers, for a reader who lives there. */
export const areasServed: Section = {
  kind: 'table',
  heading: 'Where we work',
  lead: 'All of Melbourne and the rest of Victoria. Your part of the state also decides how many certificates panels earn, so we match by postcode.',
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
  note: 'The split into regions is our own. Certificate zones as in the Clean Energy Regulator’s postcode table, transcribed: 6.6 kW of panels installed in 2026 earns 39 certificates in Melbourne’s zone 4 and 45 in zone 3.',
}

/** The same, for a brand whose readers live elsewhere. */
export const areasElsewhere: Section = {
  kind: 'words',
  heading: 'Where we can help',
  paragraphs: [
    'Send your postcode with the form. If we know an accredited installer who works there, we introduce you. If we do not, we say so, and your details go no further.',
    'Many of our guides explain Australian prices, rebates and sunshine. They are there for comparison. Schemes named in them are not open to readers elsewhere, so ask your installer what applies at home.',
  ],
  beside: {
    strong: 'A question needs no postcode.',
    text: 'Leave it empty if you only want an answer from us.',
  },
}
