import { terms } from '#estimate/terms.ts'
/** The visitor's own page. The page fills in the words in braces. */
export const myEnquiry = {
  title: 'Your enquiry',
  done: {
    'choose-way': 'Saved. That’s how we’ll go on.',
    'say-yes': 'Saved. They may {reach}, and we’ve told them so.',
    'say-no': 'Saved. They’re told that you chose otherwise, and not who you are.',
    'ask-again': 'Asked. You have their price within two working days, or hear that there is none.',
    'take-yes-back': 'Done. We’ve told them not to {call}, and to delete your details.',
    'choose-time': 'Saved. That’s when you’ll hear from us.',
    'change-phone': 'Saved. We’ll use the number that ends in {ending}.',
    'change-channels': 'Saved. We go by that from now on.',
    'change-email': 'Saved. We’ve sent the link to this page to {email}.',
    'change-answer': 'Saved. Everybody who has your details hears of it.',
    'add-note': 'Added. The person who speaks with you sees it.',
    'stop-one': 'Stopped. We’ve told them not to call, and to delete your details.',
    'let-others-call': 'Thanks. They may call now too.',
    withdraw: undefined,
    erase: undefined,
    called: 'Thanks for telling us.',
    missed: undefined,
    'not-called': 'Thanks for telling us.',
    'firm-called': 'Thanks for telling us.',
    feedback: 'Thanks. Only we read it.',
    'stop-asking': 'All right, we won’t write to ask again.',
  },
  /** Where the brand asks by channel, and neither calls nor texts were ticked. */
  noNumber:
    'You asked for email only, so we answer by email. We store no phone number, even if you typed one.',
  /** At a postcode that reaches across the border, to where we don’t work. */
  across:
    'Your postcode is also {places}, where we have no installers. If the home is there, write us a note on your own page, and one of us will tell you what we know instead.',
  calendar: 'Put it in my calendar',
  beforeCall: ['Have your last power bill nearby.', 'You needn’t agree to anything on the phone.'],
  check: { label: 'Check the price', path: '/solar-panel-savings#calculator' },
  compare: {
    ask: 'Have a quote?',
    label: 'Check it against our figures',
    path: '/compare-quotes',
  },
  steps: { heading: '{Count} steps, and where you are', state: { done: 'Done', now: 'Now' } },
  holders: {
    heading: 'Who has your details',
    headingBefore: 'Who had your details',
    since: 'Since',
    have: { us: 'We have', them: 'They have' },
    details: 'Your name, {reach} and {answers}.',
    call: { us: 'We’ll {call}', them: 'They’ll {call}' },
    callFrom: '{When}, from {number}.',
    callLater: 'Not before {when}, so that you aren’t called by everybody at once. From {number}.',
    from: 'From {number}.',
    writeFirst: '{When}. Their number is {number}.',
    numberOnly: 'Their number is {number}.',
    askFor: 'Ask for {person}.',
    why: 'Why them',
    turn: {
      one: 'They were the only one that suited.',
      more: '{Count} suited, and it was their turn.',
      none: 'One of us asked them.',
    },
    paid: {
      text: 'What they pay us never decides it. {link}',
      link: 'How we choose',
      path: '/privacy#choose',
    },
    others: {
      text: '{name} calls first. The next may call from {when}, so that you aren’t called by everybody at once.',
      button: 'The others may call now too',
    },
    stopped: 'Told on {when} to stop, and to delete your details.',
    before: 'From {since}. Told on {when} to stop, and to delete your details.',
    weKeep: 'We don’t contact you any more. We still have what you sent us: you can erase it.',
    nobodyElse: {
      quotes:
        'Nobody else has your details. When an installer gets your details, you’ll see their name here.',
      sought:
        'Nobody else has your details. When an installer accepts, you’ll see their name here. At most {most} can.',
      prices:
        'Nobody else has your details. When you say yes to an installer, you’ll see their name here. At most {most} can have them.',
      installer: 'Nobody else has your details. At most {most} installers can have them.',
      question: 'Nobody else has your details. A question stays with us.',
      complaint: 'Nobody else has your details. A complaint stays with us.',
      withdrawn: 'Nobody else.',
    },
    asked: {
      one: `One installer is asked right now: they see your ${terms.locality} and what you need, not your name or number.`,
      more: `{Count} installers are asked right now: they see your ${terms.locality} and what you need, not your name or number.`,
    },
    stop: {
      label: 'Stop this one',
      sure: 'We tell them at once not to call, and to delete your details. Everything else stays as it is.',
      button: 'Yes, stop this one',
      installer: {
        sure: 'We tell {name} at once not to call, and to delete your details. You can have another installer, or none: then it’s one of us who calls.',
        sureOthers:
          'We tell {name} at once not to call, and to delete your details. You can have another one instead, or go on with the others only.',
        another: 'Stop, and find another',
        leave: 'Stop, and leave it there',
      },
    },
  },
  change: {
    heading: 'What you can change',
    reach: {
      quotes:
        'A change goes to everybody who has your details, and to nobody else. Your house is drawn from your answers: change one, and it changes too.',
      question: 'A change goes to us, and to nobody else.',
      complaint: 'A change goes to us, and to nobody else.',
    },
    open: { change: 'Change', see: 'See them', add: 'Add' },
    save: 'Save',
    time: { us: 'When and how we call', them: 'When and how they call' },
    channels: { label: 'Calls and texts', calls: 'Calls', texts: 'Texts', none: 'Email only' },
    phone: {
      label: 'Phone',
      masked: 'Ends in {ending}',
      none: 'None stored: we answer by email',
      ask: 'Your new number',
    },
    email: { label: 'Email', none: 'None', ask: 'Your new email address' },
    answers: { label: 'Your answers', none: 'No answer' },
    note: {
      us: 'A note for us',
      them: 'A note for the caller',
      none: 'None yet',
      ask: 'What should we know?',
    },
  },
  yours: {
    heading: 'Your details are yours',
    copy: {
      label: 'Get a copy of everything',
      text: 'What you sent, who has received it, and when.',
    },
    receipt: {
      enquiry: 'Receipt of your consent',
      call: 'Receipt of your yes to {name}',
      channels: 'Receipt of your yes to calls or texts',
      'prices-first': 'Receipt that nobody may call before your yes',
      text: 'What you agreed to, when and where, and who may call. Signed, so that {check}.',
      check: 'anybody can check it',
      path: '/receipts/verify',
    },
    withdraw: {
      label: 'Withdraw the enquiry',
      text: 'We stop, and tell everybody who has your details to stop too.',
      sure: 'We stop, and tell everybody who has your details to stop too. It can’t be undone, but you can always ask again.',
      button: 'Withdraw my enquiry',
    },
    erase: {
      label: 'Erase everything',
      text: 'Withdraws it first, then deletes it.',
      sure: 'We delete your name, your number and your answers, and tell everybody who has them to do the same. We keep a note that we erased it, without your name. This page is gone then.',
      button: 'Erase everything',
    },
    eraseNow: {
      label: 'Erase everything now',
      text: 'We keep a note that we erased it, without your name.',
    },
    again: { label: 'Ask again one day', text: 'A new enquiry, with none of this attached.' },
    link: 'This page opens only from the link we wrote to you. Lost it? {resend}.',
    resend: 'Have it sent again',
    onlyLink:
      'This page opens only from its link, so keep it: we have no email address to send it to.',
  },
  callsAnyway: {
    heading: 'If somebody calls all the same',
    text: 'Say that you’ve withdrawn. Then tell us, and we’ll take it up with them today.',
    button: 'Somebody called anyway',
    subject: 'Somebody called about {reference}',
  },
} as const

/** The page behind a link that opens nothing, and where the link is sent again. */
export const lostLink = {
  broken: {
    heading: 'This link doesn’t work',
    lead: 'It may have been cut in two by a mail program, be older than 180 days, or be of an enquiry that was erased.',
  },
  ask: {
    heading: 'Lost your link?',
    lead: 'Your page opens only from the link we wrote to you. We can send it again.',
  },
  sent: {
    heading: 'Check your email',
    lead: 'If we know that address, an email with your link is on its way and there within a minute. We say the same to everybody.',
  },
  erased: {
    heading: 'It’s all erased',
    lead: 'Your enquiry is withdrawn and your details are gone. Everybody who had them is told to stop, and to delete them.',
  },
  form: {
    heading: 'Have it sent again',
    help: 'If we know the address, an email is on its way within a minute. We say the same to everybody.',
    label: 'Email',
    button: 'Send it again',
  },
  again: {
    heading: 'Nothing there?',
    help: 'Look in your junk folder too, or try the other address you use.',
  },
  call: 'Or call us',
} as const
