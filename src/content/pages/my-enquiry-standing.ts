export type ContactWords = {
  what: string
  verb: string
  step: string
  chosen: string
  whenPast: string
  better: string
  leaveIt: string
  answers: { heading: string; called: string; missed: string; 'not-called': string }
  notCalled: string
  notSo: string
  spoken: { heading: string; lead: string }
}

/**
 * How the visitor hears from us: by a call, a text or an email first, or by the answer to their question. The page fills in the
 * words in braces.
 */
export const contactWords = {
  phone: {
    what: 'A call',
    verb: 'call',
    step: 'The call',
    chosen: 'You chose this time. We’ll call from {number}.',
    whenPast: 'We said we’d call {when}. One press, either way.',
    better: 'Is another time better?',
    leaveIt: 'Leave it, and we call {deadline}.',
    answers: {
      heading: 'Did we call?',
      called: 'Yes, we spoke',
      missed: 'You called, I missed it',
      'not-called': 'No, nobody called',
    },
    notCalled: 'You told us nobody called.',
    notSo: 'Nobody called you?',
    spoken: { heading: 'We’ve spoken', lead: 'On {when}. Next comes your quote, in writing.' },
  },
  sms: {
    what: 'A text',
    verb: 'text',
    step: 'Our text',
    chosen: 'You chose this time. We’ll text before we call, from {number}.',
    whenPast: 'We said we’d text you {when}. One press, either way.',
    better: 'Is another time better?',
    leaveIt: 'Leave it, and we text {deadline}.',
    answers: {
      heading: 'Did you hear from us?',
      called: 'Yes, we spoke',
      missed: 'You tried, I missed it',
      'not-called': 'No, nothing came',
    },
    notCalled: 'You told us nothing came.',
    notSo: 'Nothing came?',
    spoken: { heading: 'We’ve spoken', lead: 'On {when}. Next comes your quote, in writing.' },
  },
  email: {
    what: 'An email',
    verb: 'write',
    step: 'Our email',
    chosen: 'You chose this time. We’ll write from {email}.',
    whenPast: 'We said we’d write {when}. One press, either way.',
    better: 'Is another time better?',
    leaveIt: 'Leave it, and we write {deadline}.',
    answers: {
      heading: 'Did you hear from us?',
      called: 'Yes, I did',
      missed: 'You tried, I missed it',
      'not-called': 'No, nothing came',
    },
    notCalled: 'You told us nothing came.',
    notSo: 'Nothing came?',
    spoken: {
      heading: 'We’ve been in touch',
      lead: 'On {when}. Next comes your quote, in writing.',
    },
  },
  answer: {
    what: 'An answer',
    verb: 'answer',
    step: 'Our answer',
    chosen: 'You chose this time.',
    whenPast: 'We said we’d answer {when}. One press, either way.',
    better: 'Is another time better?',
    leaveIt: 'Leave it, and we answer {deadline}.',
    answers: {
      heading: 'Did we answer?',
      called: 'Yes, I have my answer',
      missed: 'You tried, I missed it',
      'not-called': 'No, nothing came',
    },
    notCalled: 'You told us nothing came.',
    notSo: 'Nothing came?',
    spoken: {
      heading: 'You have your answer',
      lead: 'Since {when}. If something’s still open, just ask again.',
    },
  },
} as const satisfies Record<string, ContactWords>

/**
 * The same where an installer calls. {name} is the installer that accepted and {who} one of its people; until one accepts, the words
 * are those of `sought`.
 */
const theySpoke = {
  heading: 'You’ve spoken',
  lead: 'On {when}. Next comes a quote, in writing.',
}
export const installerWords = {
  phone: {
    chosen: 'You chose this time. {who} will call from {number}.',
    whenPast: 'We said {name} would call {when}. One press, either way.',
    leaveIt: 'Leave it, and they call {deadline}.',
    answers: {
      heading: 'Did they call?',
      called: 'Yes, we spoke',
      missed: 'They called, I missed it',
      'not-called': 'No, nobody called',
    },
    spoken: theySpoke,
  },
  sms: {
    step: 'The text',
    chosen: 'You chose this time. {who} will text before they call, from {number}.',
    whenPast: 'We said {name} would text you {when}. One press, either way.',
    leaveIt: 'Leave it, and they text {deadline}.',
    answers: {
      heading: 'Did you hear from them?',
      called: 'Yes, we spoke',
      missed: 'They tried, I missed it',
      'not-called': 'No, nothing came',
    },
    spoken: theySpoke,
  },
  email: {
    step: 'The email',
    chosen: 'You chose this time. {who} will write to you.',
    whenPast: 'We said {name} would write {when}. One press, either way.',
    leaveIt: 'Leave it, and they write {deadline}.',
    answers: {
      heading: 'Did you hear from them?',
      called: 'Yes, I did',
      missed: 'They tried, I missed it',
      'not-called': 'No, nothing came',
    },
    spoken: { ...theySpoke, heading: 'You’ve been in touch' },
  },
} as const satisfies Record<string, Partial<ContactWords>>

/** While no installer has accepted yet, there is no name to show. */
export const soughtWords = {
  chosen: 'You chose this time, and the caller keeps to it.',
  whenPast: 'We said an installer would {call} {when}. One press, either way.',
} as const

/** The heading and the sentence under it, where they are the same for every way of speaking. */
export const standingWords = {
  waiting: {
    quotes: 'It’s safely here. One of us reads it, then calls you about it.',
    sought:
      'It’s safely here, and no installer has it yet. We’re finding one near you who fits, and we’ll write to you with their name before they {call}.',
    soughtSilently:
      'It’s safely here, and no installer has it yet. We’re finding one near you who fits. Their name will be here as soon as they accept.',
    installer: '{who} will {call} from {number}.',
    installerWrites: '{who} will write to you.',
    question: 'It’s safely here. One of us reads it and answers by email or phone.',
    complaint: 'It’s safely here. One of us looks into it and writes to you with the outcome.',
    /** Before the promise to a visitor who chose how we may reach them. */
    answer: 'It’s safely here.',
  },
  /** One of us has spoken with them, and the installer that has it is next. */
  spokenNext: {
    within: 'On {when}. Next comes {what} from {who}, {time}.',
    from: 'On {when}. Next comes {what} from {who}, not before {time}.',
    soon: 'On {when}. Next comes {what} from {who}.',
  },
  outside: 'It’s safely here',
  late: 'We said we’d {call} {when}, and won’t make it. We’re sorry. This is the new time.',
  missed: 'Sorry we missed each other. Tell us when, and we’ll try again.',
  'not called': {
    heading: 'We’re on to it',
    lead: 'We’re sorry. The person in charge knows, and you’ll have a new time from us in writing.',
    newTime: 'We’re sorry. The person in charge knows, and this is the new time.',
    installer:
      'We’re sorry. The person in charge takes it up with {name} now, and you’ll have a new time from us in writing.',
  },
  quoted: {
    heading: 'Your quote is out',
    lead: 'Sent on {when}. Take your time, and compare it if you like.',
  },
  decided: {
    heading: 'All done',
    lead: 'Finished on {when}. There’s nothing left for you to do here.',
  },
  withdrawn: {
    heading: 'It’s withdrawn',
    lead: 'You withdrew it on {when}. Nothing more will happen, and you needn’t do anything.',
  },
} as const

/** The card that asks whether we called: what follows from each answer. */
export const askedWords = {
  follows: {
    called: 'Then a few short questions about how it went.',
    missed: 'You pick a time that suits, and we try again.',
    'not-called': 'We chase it now, and write to you with a new time.',
  },
  missedThem: 'You pick a time that suits, and we tell them.',
  neverReached: {
    lead: '{name} tells us they never reached you. One press, either way.',
    'not-called': 'We take it back from them, and look for somebody else.',
  },
  saysCalled: {
    heading: 'Did {name} call you?',
    text: 'They had recorded no call by {when}, so we asked somebody else. They say that they did call. Your answer decides, and doesn’t change who calls you now.',
    yes: 'Yes, or I missed it',
    no: 'No, they didn’t',
  },
  silence: 'If you don’t answer, we assume neither.',
  stopAsking: 'Don’t ask me again',
  tellUs: 'Tell us',
} as const

/** The card with the times. */
export const timeWords = {
  missed: 'When suits you?',
  pick: 'Pick a time',
  promised: 'as promised',
  newPromise: 'the new time',
  chosen: 'as you chose',
  how: 'How should we start?',
  channels: { phone: 'Phone', sms: 'Text first', email: 'Email' },
  save: 'Save my time',
} as const

export const feedbackWords = {
  heading: 'How did it go?',
  headingWith: 'How did it go with {name}?',
  help: 'Leave out what you like. Only we read it.',
  questions: {
    clear: { ask: 'Was it clear what happens next?', yes: 'Yes', partly: 'Partly', no: 'No' },
    pressed: {
      ask: 'Did anybody press you to decide?',
      no: 'No',
      'a little': 'A little',
      yes: 'Yes',
    },
  },
  words: 'Anything else?',
  send: 'Send',
} as const

/** The steps of an enquiry, from sending it to its end. Each has a text for when it is over, or before. */
export const stepWords = {
  sent: { name: 'Sent', text: '{when}. Reference {reference}.' },
  read: {
    name: 'Read by one of us',
    quotes: 'Before the call, so that it starts with your roof and your bill.',
    question: 'A person does, and looks up what the answer needs.',
    complaint: 'A person does, and looks into what happened.',
  },
  matched: {
    name: 'Matched',
    sought: 'We’re looking for an installer near you who suits.',
    asked: {
      one: 'One installer has been asked, without your name.',
      more: '{Count} installers have been asked, without your name.',
    },
    accepted: '{name} accepted {when}.',
  },
  contact: {
    waiting: '{When}. If it’s going to be later, we’ll write to you first.',
    asked: 'Was to be {when}. We’re asking you.',
    notCalled: 'You told us it didn’t come. We’re chasing it.',
    complaint: '{When}, in writing.',
    next: { within: '{When}.', from: 'Not before {when}.', soon: 'That comes next.' },
  },
  quote: {
    name: 'A quote',
    text: 'In writing, for your roof. You can check it against our own figures.',
  },
  decide: {
    name: 'You decide',
    quotes: 'Yes or no. A no is the end of it.',
    question: 'Ask again if something is still open. Nobody else calls.',
    complaint: 'Whether that settles it. The email says who else you can complain to.',
    /** For a visitor who chose how we may reach them. */
    answer: 'Ask again if something is still open.',
  },
} as const
