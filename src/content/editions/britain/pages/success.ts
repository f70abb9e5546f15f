import type { Brand } from '#content/brand.ts'
import { answerPromise, daysWithoutCalls } from '#content/call-promise.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import { whoCalls } from '../who-calls.ts'

/** The thank-you page after asking for quotes. */
export const success = {
  title: 'Thank you',
  heading: 'Thank you. Your request has been submitted.',
  lead: 'We’ve got it. Nothing more to do.',
  cards: [
    {
      name: 'You choose who calls',
      text: 'An installer gets your name and number once you’ve said yes to it by name, on your own page. Before that none has them.',
    },
    {
      name: 'Prices beside our own',
      text: 'Each price is for the same stated system, shown beside what we’d expect it to cost. None is hidden, and none comes first for money.',
    },
  ],
  /** In place of the next, where they used a calculator. */
  ownEstimate: {
    heading: 'What you worked out',
    link: 'The same in the calculator, to look at or change',
  },
  estimate: {
    heading: 'From what you told us',
    note: 'Worked out in your browser, for the band you picked. The rest is a typical home’s, in the south of England if you gave no postcode. Change any of it.',
    link: {
      label: 'What we assume, and how to change it',
      path: '/solar-panel-savings#calculator',
    },
  },
  steps: {
    heading: 'What Happens Next?',
    /** After the prices. */
    items: [
      {
        name: 'You say yes to one, to several or to none',
        text: 'By name, with a box for each channel. You can take a yes back on the same page, and that installer is told at once.',
      },
      {
        name: 'Your installer gets in touch',
        text: 'It surveys the roof and puts a quote in writing. The contract is between you and them, and has to say until when you can cancel it.',
      },
    ],
  },
  reading: {
    heading: 'Something to read meanwhile',
    all: 'View All Solar Articles',
  },
  help: {
    heading: 'Need to talk to someone?',
    reply: 'We answer email within 24 hours, on working days.',
  },
} as const

/** The text above the cards. */
export const countOn = 'What you can count on'

/** The page for a visitor who has sent nothing, for example one who typed its address. */
export const nothingSent = {
  title: 'After you ask for quotes',
  heading: 'What happens after you ask for quotes',
  lead: 'Nothing was sent from here just now. If you did send a form, the link in our email opens your own page. If not, it starts with [six short questions](/).',
} as const

/** The same with what we promise. It's always we who answer first, whatever becomes of the enquiry later. */
export function quotesSent(brand: Brand, _firstCall = brand.firstCall) {
  const { promise, steps } = whoCalls(brand)
  return {
    ...success,
    promise: { what: 'An answer', text: promise },
    steps: { ...success.steps, items: [...steps, ...success.steps.items] },
  }
}

/** For visitors with the link to their enquiry. The page fills in the words in braces. */
export const successOwn = {
  question: '{promise}. We use your details to answer you, and nobody else sees them.',
  complaint:
    '{promise}, from one of us, in writing. We use your details for that alone, and nobody else sees them.',
  page: 'See where it stands, change it or take it back on {page}.',
  pageName: 'your own page',
} as const

const onlyHere = 'Our figures are for England, Scotland and Wales'

/** For visitors in places where our answers would be wrong: no price is promised there. */
export const outsideOurArea = {
  own: `Your postcode is in {state}. ${onlyHere}, so we can’t ask for prices there. If the roof is elsewhere, correct the postcode on {page}. Otherwise one of us reads what you asked and tells you what we know.`,
  pageName: 'your own page',
  thisPage: 'this page',
  letter: `${onlyHere}, so we can’t ask for prices at your postcode. If the roof is elsewhere, correct the postcode on your own page. Otherwise one of us reads what you asked and tells you what we know.`,
  form: `${onlyHere}.`,
} as const

type Promised = { what: string; within?: string }
type Sent = { deadline?: string | undefined; mayCall?: boolean | undefined }

/**
 * 'We’ll write to you within 24 hours, Monday to Friday: by Monday 5pm', or for what has a time of its own 'The outcome by 26 December'. Where
 * only the reference is known, and not what was ticked, 'An answer within 24 hours'.
 */
export function promiseHeading(
  { what, within }: Promised,
  { deadline, mayCall }: Sent,
  brand: Brand,
): string {
  if (within) return `${what} ${deadline ?? within}`
  if (mayCall === undefined) return `${what} within 24 hours`
  return [answerPromise(brand, { mayCall }), deadline].filter(Boolean).join(': ')
}

/** The thank-you page after asking a question. */
export function questionSent(brand: Brand) {
  return {
    ...question,
    promise: {
      what: 'An answer',
      text: `From one of us, in a way you ticked. ${daysWithoutCalls(brand)}`,
    },
  }
}

/** The same, and the text for visitors with the link, by the kind of enquiry; undefined for requests for quotes. */
export function answerSent(kind: EnquiryKind, brand: Brand) {
  if (kind === 'complaint') return complaintSent(brand)
  return kind === 'quotes' ? undefined : { ...questionSent(brand), own: successOwn.question }
}

/** The thank-you page after a complaint. */
function complaintSent({ regulator }: Brand) {
  return {
    heading: 'We have your complaint.',
    lead: success.lead,
    own: successOwn.complaint,
    promise: {
      what: 'The outcome',
      within: 'within 30 days',
      text: 'In writing, from the person who looked into it. Sooner if we can.',
    },
    cards: [
      {
        name: 'Between you and us',
        text: 'We use your details to look into it and to write to you. Nobody else sees it.',
      },
      {
        name: 'You needn’t wait for us',
        text: `You can complain to [${regulator.name}](${regulator.website}) at any time. It costs nothing.`,
      },
    ],
    steps: {
      heading: success.steps.heading,
      items: [
        {
          name: 'An email, at once',
          text: 'It has your reference, and the day by which you hear the outcome.',
        },
        {
          name: 'We look into it',
          text: 'A person does. If we need to know more, we ask you by email.',
        },
        {
          name: 'We write to you with the outcome',
          text: 'What we found, what we’ve done about it, and who else you can turn to.',
        },
      ],
    },
  }
}

const question = {
  heading: 'Thank you. We have your question.',
  lead: success.lead,
  cards: [
    {
      name: 'Between you and us',
      text: 'We use your details to answer you. Nobody else sees them.',
    },
    {
      name: 'Nothing to buy',
      text: 'We answer what you asked. If you want prices later, you ask for them yourself.',
    },
  ],
  steps: {
    heading: success.steps.heading,
    items: [
      {
        name: 'We read your question',
        text: 'A person does, and looks up what the answer needs.',
      },
      {
        name: 'We answer you',
        text: 'In a way you ticked, with the sum if there is one.',
      },
      {
        name: 'You decide what comes next',
        text: 'Ask again if something is still open.',
      },
    ],
  },
} as const
