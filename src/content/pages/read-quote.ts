/** The words beside the reader that fills the fields of a quote. */
export const readQuoteWords = {
  heading: 'Have it as a PDF or an email?',
  device: 'It’s read on this device. Nothing is sent anywhere.',
  choose: 'Choose the PDF',
  paste: 'Or paste its text',
  fill: 'Fill the fields',
  reading: 'Reading…',
  broken: 'We couldn’t read it. Type it in below.',
} as const

/** What it answers. */
export const readQuoteAnswers = {
  found: (count: number) =>
    `${count === 1 ? 'One field' : `${count} fields`} filled in. Check them against the paper: a machine read it.`,
  nothing: 'We found no price or size in it. Type them in below.',
  scan: 'This PDF is a picture of a page, without text. We can’t read those: type it in below.',
  broken: 'We couldn’t open this file. Choose a PDF, or paste the text.',
} as const
