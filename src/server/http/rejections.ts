/** Why a request is rejected before its answers are read, and what the visitor can do. */
export const rejections = {
  400: {
    title: 'We could not read that',
    advice: 'Go back, reload the page and send the form again. Nothing was stored.',
  },
  403: {
    title: 'That came from another site',
    advice: 'Open the form on our own pages and send it from there. Nothing was stored.',
  },
  404: {
    title: 'There is no such form',
    advice: 'Go to our home page and choose a form there. Nothing was stored.',
  },
  405: {
    title: 'That is not how to send an enquiry',
    advice: 'Open one of our pages and press the form’s last button.',
  },
  413: {
    title: 'That was too long',
    advice:
      'Go back, shorten your message to 5,000 characters and send it again. Nothing was stored.',
  },
  415: {
    title: 'We cannot read that kind of message',
    advice: 'Send the form from our own pages, or JSON with the content type application/json.',
  },
  429: {
    title: 'Many enquiries came from your network just now',
    advice:
      'Your answers were not stored. Wait a minute, then press the last button again, or call us.',
  },
  500: {
    title: 'Something broke on our side',
    advice:
      'Try again in a minute. If it happens again, call us: the number is at the top of the page.',
  },
  503: {
    title: 'That may not have reached us',
    advice:
      'Wait a minute, then press the last button again, or call us. If it did reach us, it still counts once.',
  },
} as const

/** For an address that has used up the processor time it may take. */
export const busy = {
  title: 'Many requests came from your network just now',
  advice: 'Nothing was stored. Wait ten seconds, go back and try again, or call us.',
}
export type RejectionStatus = keyof typeof rejections
