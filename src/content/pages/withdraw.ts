/** The page behind the link in a confirmation, in its four states. */
export const withdraw = {
  title: 'Withdraw your enquiry',
  ask: {
    heading: 'Withdraw your enquiry?',
    text: 'We’ll stop using and sharing your details, and tell everyone we sent them to that you have withdrawn. Nothing happens until you press the button.',
    button: 'Withdraw my enquiry',
  },
  done: {
    heading: 'Your enquiry is withdrawn',
    text: 'We no longer use or share your details, and tell everyone we sent them to. If somebody calls all the same, say that you have withdrawn, or let us know.',
  },
  forged: {
    heading: 'This link isn’t complete',
    text: 'Open the link in your confirmation again, or copy all of it into the address bar. If that doesn’t help, call or write to us and we’ll withdraw your enquiry.',
  },
  expired: {
    heading: 'This link has expired',
    text: 'Links work for 180 days. Call or write to us and we’ll withdraw your enquiry.',
  },
} as const
