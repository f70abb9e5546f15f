import { pricesFirstWording } from '#domain/offer/yes.ts'
import { approvals } from '#edition/approvals.ts'
import { terms } from '#estimate/terms.ts'
/**
 * 'You choose who calls': prices of installers before anyone may call. The page fills in the words in braces.
 */
export const wayWords = {
  heading: 'A call, or prices first?',
  help: 'You can change your mind until an installer has accepted.',
  call: {
    button: 'Call me',
    text: 'An installer near you who fits gets your details. The call comes {deadline}, and we write to you with their name first.',
  },
  prices: {
    button: 'Show me prices first',
    text: `Up to {most} installers near you name a price for the same system, within two working days. ${pricesFirstWording}`,
  },
  /** Where no installer calls unless the visitor asks for prices. */
  pricesOnly: {
    heading: 'Prices from installers?',
    help: 'Nobody but us has your details. If you ask for prices, it stays so until you say yes to an installer by name. If you don’t, you still get our answer.',
  },
  /** In place of the promised time, once prices were asked for. */
  anew: 'within 24 hours',
  row: {
    label: 'A call, or prices first',
    call: 'They call you',
    prices: 'Prices first, and nobody calls until you say yes',
    change: 'Change',
  },
} as const

const reachWords = {
  phone: { reach: 'call you', call: 'call', calls: 'calls', details: 'name, phone, email' },
  email: { reach: 'write to you', call: 'write', calls: 'writes', details: 'name, email' },
} as const

/** A text on prices that says how the visitor is reached: a visitor without a number gets emails, and no calls. */
export function sayReach(text: string, { phoneEnding }: { phoneEnding: string }): string {
  const words: Record<string, string> = reachWords[phoneEnding ? 'phone' : 'email']
  return text.replaceAll(/\{(reach|calls?|details)\}/g, (_, name) => words[name] ?? '')
}

/** `{reach}`, `{call}`, `{calls}` and `{details}` are for `sayReach`. */
export const priceWords = {
  asked: {
    heading: 'No price yet',
    lead: 'We’ve asked installers near you whose work fits. We write when the first has named a price, and {by} in any case.',
    text: `Installers see your ${terms.locality} and what you need, and never your name, phone or email. Up to {most} may name a price. Then it’s your turn.`,
    nothing:
      'Nothing to do for now. If nobody has named a price {by}, we write and ask what you’d like.',
  },
  /** No installer is asked yet, none suits, or all that were asked said no. */
  seeking: {
    heading: 'No price yet',
    lead: 'We’re looking for installers near you whose work fits: none is working on a price right now. We write when the first has named one, and {by} in any case.',
  },
  nobody: {
    heading: 'Nobody has named a price',
    lead: 'Two working days are over. One of us writes to you with our own figure, and asks what you’d like. Nobody {calls} meanwhile.',
    text: 'Prices may still come, and then stand here. If you’d rather have a call, an installer near you who fits gets your details, and we write to you with their name first.',
    button: 'Call me instead',
  },
  here: {
    heading: { one: 'One price is here', more: '{Count} prices are here' },
    lead: {
      one: 'It’s for the system below. Say yes and they may {reach}. Say no, or nothing, and they may not.',
      more: 'All for the same system. Nobody may {reach} until you say yes to them by name.',
      others: 'Nobody may {reach} until you say yes to them by name.',
    },
    step: { one: 'See it', more: 'Compare them' },
  },
  over: {
    heading: 'Nobody may {reach}',
    refused: 'You said no, and they’ve been told. They never had your name, phone or email.',
    closed: 'The prices have closed by themselves, and nobody {calls}.',
    'taken-back':
      'You took your yes back {when}. {name} was told at once not to {call}, and to delete your details.',
    more: 'Others may name a price {by}.',
  },
  agreed: 'You said yes to {name}.',
  heading: {
    choose: 'You choose who {calls}',
    others: 'More prices',
    may: 'Who may {reach}',
    mayNot: 'Who may not',
  },
  system: {
    included: terms.ourPrices.scale,
    ours: 'Our own band:',
    theirs: 'What they would charge',
    property: { home: 'A home', business: 'A business', farm: 'A farm' },
  },
  /** How a price compares with our own band. Amounts are between the nearer ends. */
  beside: {
    inside: 'All of it inside our own band',
    endAbove: 'Its upper end is {above} above our band. Ask what’s in it.',
    above: 'All of it is above our band, by {above} or more. Ask what’s in it.',
    endBelow: 'Its lower end is {below} below our band. Ask what isn’t in it.',
    below: 'All of it is below our band, by {below} or more. Ask what isn’t in it.',
    both: 'It goes {below} below our band, and {above} above it. Ask what decides.',
  },
  other: {
    heading: 'For another system: {system}',
    text: 'So it doesn’t stand beside our band, or the other prices. Ask why they’d fit this one, or what yours would cost.',
    glance: 'For another system',
  },
  firm: {
    why: 'Why they suit',
    whyNone: 'One of us asked them.',
    accredited: approvals.held,
    until: 'For {what}, until {day}, by our records.',
    checked: 'For {what}, until {day}, checked {checked}.',
    start: 'Could start',
    week: 'The week of {day}',
    words: 'They say',
    also: 'May also',
    channels: { sms: 'text me', email: 'email me' },
    paid: 'They pay us',
    fee: `{fee}, if you say yes. Nothing otherwise.`,
    categories: approvals.categories,
  },
  yes: 'Yes, they may call\u00a0me',
  /** For visitors who left no number. */
  yesByEmail: 'Yes, they may write',
  no: {
    button: 'No\u00a0thanks',
    /** The same with its reason, in a row that opens. */
    why: 'No thanks, and say why',
    ask: 'Why? They read the reason, and not who you are.',
    send: 'Send my no',
  },
  follows: {
    yes: 'If you say yes',
    yesText:
      'They get your name, phone, email and answers, and call the number that ends in {ending}. The price is theirs to confirm in writing once they’ve seen the roof. You needn’t agree to anything on the phone.',
    yesTextByEmail:
      'They get your name, email and answers, and write to you. The price is theirs to confirm in writing once they’ve seen the roof.',
    no: 'If you say no',
    noText: 'We tell them that you chose otherwise. They never learn who you are. {More}',
    more: 'Others may still name a price.',
  },
  after: {
    turn: 'In the order of whose turn it was. What they pay us never decides whom you see, or where. A price here is a band for the system above; the quote comes in writing after they’ve seen the roof. {link}',
    turnOne:
      'What they pay us never decides whom you see. A price here is a band for the system above; the quote comes in writing after they’ve seen the roof. {link}',
    link: 'How we choose',
    path: '/privacy#choose',
    yes: 'An installer you say yes to gets your name, phone, email and answers, and may call the number that ends in {ending}. You may say yes to more than one.',
    yesByEmail:
      'An installer you say yes to gets your name, email and answers, and may write to you. You may say yes to more than one.',
    stands: {
      one: 'The price is open until {day}. After that it closes by itself, and nobody {calls}.',
      more: 'Prices stand until {day}. After that they close by themselves, and nobody {calls}.',
      some: 'The first of these prices closes by itself {day}, and then they may not {call}.',
    },
  },
  may: {
    since: 'Since {when} {name} has your {details} and answers.',
    back: 'They may not {call} after all',
  },
  mayNot: {
    refused: 'Told that you chose otherwise. They never had your name, phone or email.',
    'taken-back':
      'You took your yes back{when}. They were told at once not to {call}, and to delete your details.',
    'given-back': 'They gave your enquiry back, and may not {call} any more.',
    closed: 'Closed{when}. They never had your name, phone or email.',
    reasons: {
      'too-dear': 'Too dear',
      'too-far': 'Too far away',
      other: 'Something else',
      no: 'Just no',
    },
    said: 'You said: {reason}.',
  },
  /** What the visitor may change for an installer that may not call. */
  again: {
    yes: {
      summary: 'Let them call after all',
      text: 'Their price of {price} is still open, until {day}.',
    },
    ask: {
      button: 'Ask them again',
      text: 'We ask them for another price, within two working days. Nobody calls before your yes.',
    },
    asked: 'They’re asked again now. You hear from us {by} at the latest.',
  },
  steps: {
    prices: {
      name: 'Prices',
      asked: 'Being asked for now. You hear from us {by} at the latest.',
      seeking: 'We’re looking for installers to ask. You hear from us {by} at the latest.',
      nobody: 'Nobody named one in two working days. One of us writes to you.',
      one: 'One so far. Up to {rest} more may come.',
      last: 'One.',
      more: '{Count}, each beside our own band.',
    },
    choose: {
      name: 'You choose',
      text: 'One, several, or nobody. Take your time.',
      agreed: 'You said yes to {name} {when}.',
    },
    call: 'When you’ve said yes to somebody.',
  },
} as const
