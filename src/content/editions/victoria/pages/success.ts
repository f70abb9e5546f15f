import type { Brand } from '#content/brand.ts'
import { daysWithoutCalls } from '#content/call-promise.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import { whoCalls } from '../who-calls.ts'

/** The thank-you page after asking for quotes. */
export const success = {
  title: 'Thank you',
  heading: 'Thank you. Your request has been submitted.',
  lead: 'We’ve got it. Nothing more to do.',
  cards: [
    {
      name: 'Accredited local experts',
      text: 'The installers we introduce hold the accreditation that federal discounts require, and work in your area.',
    },
    {
      name: 'Quotes made for you',
      text: 'The installer knows your answers before calling.',
    },
  ],
  /** In place of the next, where they used a calculator. */
  ownEstimate: {
    heading: 'What you worked out',
    link: 'The same in the calculator, to look at or change',
  },
  estimate: {
    heading: 'From what you told us',
    note: 'Worked out in your browser, for the band you picked. We’ve assumed the rest of a typical home in Melbourne. Change any of it.',
    link: {
      label: 'What we assume, and how to change it',
      path: '/solar-panel-savings#calculator',
    },
  },
  steps: {
    heading: 'What Happens Next?',
    /** After the call. */
    items: [
      {
        name: 'You get a quote of your own',
        text: 'With the layout, the equipment, the price and what it should save.',
      },
      {
        name: 'If you say yes, the installer starts',
        text: 'With warranties on the panels, the inverter and the work. If you say no, that’s the end of it.',
      },
    ],
  },
  reading: {
    heading: 'Something to read meanwhile',
    all: 'View All Solar Articles',
  },
  help: {
    heading: 'Need to talk to someone?',
    reply: 'We answer email within 24 hours.',
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

/** The same with who calls first: the brand's rule, or the caller of this enquiry. */
export function quotesSent(brand: Brand, firstCall = brand.firstCall) {
  const { promise, steps } = whoCalls({ ...brand, firstCall })
  return {
    ...success,
    promise: { what: firstCall === 'visitor-chooses' ? 'An answer' : 'A call', text: promise },
    steps: { ...success.steps, items: [...steps, ...success.steps.items] },
  }
}

/** For visitors with the link to their enquiry. The page fills in the words in braces. */
export const successOwn = {
  question:
    '{promise}, from one of us, by email or phone. We use your details to answer you, and no installer gets them.',
  page: 'See where it stands, change it or take it back on {page}.',
  pageName: 'your own page',
} as const

/** For visitors who ask for quotes from another state: no call is promised where no installer can make one. */
export const outsideOurArea = {
  own: 'Your postcode is in {state}, and our installers work in Victoria, so we can’t promise that one calls you. If the home is in Victoria, correct the postcode on {page} and we look for somebody near it. Otherwise one of us reads what you asked and tells you what we know.',
  pageName: 'your own page',
  thisPage: 'this page',
  letter:
    'Your postcode isn’t in Victoria, and our installers work there, so we can’t promise that one calls you. If the home is in Victoria, correct the postcode on your own page and we look for somebody near it. Otherwise one of us reads what you asked and tells you what we know.',
  form: 'Our installers work in Victoria.',
} as const

type Sent = { deadline?: string | undefined; mayCall?: boolean | undefined }

/** 'A call by Monday 5 pm'. Without a deadline, as where only the reference is known, how long it takes at most on a weekday. */
export function promiseHeading(
  { what }: { what: string },
  { deadline = 'within 24 hours' }: Sent,
  _brand: Brand,
): string {
  return `${what} ${deadline}`
}

/** The thank-you page after asking a question. */
export function questionSent(brand: Brand) {
  return {
    ...question,
    promise: {
      what: 'An answer',
      text: `From one of us, by email or phone. ${daysWithoutCalls(brand)}`,
    },
  }
}

/** The same, and the text for visitors with the link, by the kind of enquiry; undefined for requests for quotes. */
export function answerSent(kind: EnquiryKind, brand: Brand) {
  return kind === 'quotes' ? undefined : { ...questionSent(brand), own: successOwn.question }
}

const question = {
  heading: 'Thank you. We have your question.',
  lead: success.lead,
  cards: [
    {
      name: 'Between you and us',
      text: 'We use your details to answer you. No installer gets them.',
    },
    {
      name: 'No sales call',
      text: 'We answer what you asked. If you want quotes later, you ask for them yourself.',
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
        text: 'By email or phone, whichever suits the answer.',
      },
      {
        name: 'You decide what comes next',
        text: 'Ask again if something is still open. Nobody else calls.',
      },
    ],
  },
} as const
