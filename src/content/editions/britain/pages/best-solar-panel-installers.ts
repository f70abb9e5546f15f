import type { GuidePage, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formatTied } from '../export-rows.ts'
import { paid } from '../paid.ts'

export function bestSolarPanelInstallers(today: Day): GuidePage {
  return {
    title: 'Best solar panel installers: how to tell',
    description:
      'Four kinds of installer, five checks that take five minutes, and how to have three priced offers before anybody has your number.',
    keywords: [
      'best solar panel installers',
      'MCS installers',
      'solar installers near me',
      'solar quotes',
    ],
    hero: {
      heading: 'The best installer for you is one you can check.',
      lead: 'Tell us what matters. Installers near you name a price; you decide who may call.',
      form: 'installers',
      picture: 'hero-van',
    },
    sections: [
      kinds(today),
      checks,
      { kind: 'pair', parts: [choose, paidFor] },
      { kind: 'pair', ground: 'deep', parts: [doorsteps, questions] },
      {
        kind: 'closing',
        heading: 'Get three prices, then choose.',
        lead: 'Seven questions. ‘Best’ is by what you say matters most.',
        button: 'Find my installer',
      },
    ],
  }
}

function kinds(today: Day) {
  return {
    kind: 'rows',
    id: 'kinds',
    heading: 'Four kinds of installer',
    lead: 'Kinds, not companies. We give no stars: we found no rating with a source.',
    rows: [
      {
        name: 'The local MCS firm',
        text: 'Suits odd roofs, old wiring, and anyone who wants a face they’ll see again. Dates slip when they’re busy. Ask who answers while you’re on holiday.',
      },
      {
        name: 'The national chain',
        text: 'Suits plain roofs and early dates. The crew may be somebody else’s. Ask whose crew it is, and whose MCS number.',
      },
      {
        name: 'A supplier’s own arm',
        text: `Suits you if its export rate is the best you’d get. The rate is often tied: ${formatTied(today)}. Ask what you’d sell for if you changed supplier.`,
        source:
          'Export rates with their dates are [on the page of grants](/solar-panel-grants#export).',
      },
      {
        name: 'A firm that has others ‘sign it off’',
        text: 'Suits nobody. It breaks the MCS rules: the certificate’s holder must hold the contract. Ask whether their own number is on it.',
        source: 'MCS rules as read on 23 November 2026.',
      },
    ],
    verdict: {
      strong: 'Leave the fourth kind alone.',
      text: 'Any of the other three can be right for you, if it passes the checks below.',
    },
  } as const satisfies Section
}

const checks = {
  kind: 'table',
  id: 'checks',
  ground: 'sky',
  heading: 'Check them in five minutes',
  caption: 'Five checks before you sign, and where to make them',
  columns: ['Check', 'What to look for', 'Where'],
  rows: [
    [
      'The company',
      'Its number, how old it is, and whether its accounts are late',
      '[Companies House](https://find-and-update.company-information.service.gov.uk)',
    ],
    [
      'MCS',
      'The same name, certified for solar, and for batteries if you want one',
      '[mcscertified.com](https://mcscertified.com)',
    ],
    [
      'Consumer code',
      'RECC or HIES. Joining has been voluntary since 2025, so look it up',
      '[recc.org.uk](https://www.recc.org.uk), [hiesscheme.org.uk](https://www.hiesscheme.org.uk)',
    ],
    ['Insurance', 'The certificate of public liability, with its last day', 'Ask them'],
    ['Earlier work', 'One address fitted two years ago, and a word with its owner', 'Ask them'],
  ],
  verdict: {
    strong: 'If the name differs from one register to the next, stop.',
    text: 'The firm you sign with has to be in all of them.',
  },
  note: 'MCS rules and the codes as read on 23 November 2026.',
} as const satisfies Section

const choose = {
  kind: 'steps',
  id: 'choose',
  heading: 'How you choose who calls',
  steps: [
    { name: 'You ask.', text: 'Seven questions, and how we may reach you.' },
    { name: 'We ask installers.', text: 'They see the district and the job, never who you are.' },
    { name: 'They name a price,', text: 'for a stated system, with VAT and what isn’t in it.' },
    { name: 'You see up to three,', text: 'beside our own estimate, in order of turn.' },
    { name: 'You say yes, by name.', text: 'Only then that installer gets your number.' },
    { name: 'You can take it back.', text: 'On the same page. They have to delete it.' },
  ],
} as const satisfies Section

const paidFor = {
  kind: 'words',
  id: 'paid',
  heading: 'How we choose and are paid',
  paragraphs: [
    'We ask installers who work in your district, hold MCS for the job and have time for it. They take turns. What they pay never decides who is asked.',
    paid.text,
  ],
} as const satisfies Section

const doorsteps = {
  kind: 'rows',
  id: 'doorsteps',
  heading: 'Adverts and doorsteps',
  rows: [
    { name: '‘Today only’', text: 'A price that ends tonight was too high this morning.' },
    {
      name: '‘Funding in your postcode’',
      text: 'For most homes there’s none. [What’s really open](/solar-panel-grants)',
    },
    { name: '‘Up to 50% off your bill’', text: 'Ask for the sum: made, used, sold, in kWh.' },
    {
      name: 'Signed at home?',
      text: 'You have a right to cancel. Ask for its last day, in writing, before you sign.',
    },
  ],
} as const satisfies Section

const questions = {
  kind: 'questions',
  id: 'questions',
  heading: 'Asked about installers',
  questions: [
    {
      question: 'Is MCS required?',
      answer:
        'Not to fit panels. In practice you need it to be paid for export: suppliers ask for an MCS certificate or one they accept in its place.',
    },
    {
      question: 'RECC or HIES: does it matter which?',
      answer:
        'Less than whether there is one. Belonging to a code has been voluntary since 2025, so a logo on a van proves nothing. Look the company up on the code’s own site.',
    },
    {
      question: 'What if the company goes bust?',
      answer:
        'Two covers differ. One protects your deposit until the work is done, the other insures the warranty afterwards. Ask for both policies and read what each pays.',
    },
    {
      question: 'Can someone else sign it off?',
      answer:
        'No. The company that holds the MCS certificate has to hold the contract with you. If it’s another one, walk away.',
    },
    {
      question: 'How many will call me?',
      answer: 'Those you’ve said yes to, three at most. If you say yes to nobody, nobody calls.',
    },
    {
      question: 'How do you earn from this?',
      answer:
        'An installer you say yes to pays us a fixed fee, whether or not you buy. The installer’s card shows the amount. [In full](#paid)',
    },
  ],
} as const satisfies Section
