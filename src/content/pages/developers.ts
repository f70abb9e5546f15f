/** The page on which programmers read what other programs may ask. Its routes and problems are the document’s own. */
export const developers = {
  title: 'For developers',
  description: 'What other programs may ask of us, with which keys, and what we answer.',
  heading: 'For developers',
  lead: 'What other programs may ask of us. The same for machines, as OpenAPI 3.1, is at',
  routes: 'Routes',
  events: 'Webhooks',
  eventsAbout:
    'What we post, signed, to the addresses that owners set up, as soon as it happens (Standard Webhooks). The same message may come twice, with the same webhook-id. Answer with 2xx within ten seconds; anything else is tried again for a day, and 410 is not.',
  headers: 'Headers',
  says: 'What data says',
  example: 'An example',
  problems: 'Problems',
  problemsAbout:
    'A route under /v1 that can’t do what it was asked answers with one of these, by RFC 9457.',
  takes: 'Takes',
  gives: 'Answers',
  key: 'With a key made for',
  nobody: 'Open to anybody',
  publicKey: 'With a client key',
  code: 'Code',
  status: 'Status',
  meaning: 'What it means',
} as const
