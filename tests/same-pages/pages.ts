/** The fields of a form. */
export type Fields = Readonly<Record<string, string>>

/** What anybody may ask for, beside every file of the build. */
export const reads: readonly string[] = [
  '/healthz',
  '/no-such-page',
  '/error',
  '/blog/',
  '/solar-panels-business',
  '/solar-panel-savings?postcode=3073&people=4&bill=420&kw=6.6&battery=10',
  '/solar-panel-savings?postcode=3011&bill=300&facing=W&shade=some&tariff=flat',
  '/solar-panel-savings?postcode=0800&bill=many',
  '/solar-panel-savings.csv?postcode=3073&bill=420&kw=6.6',
  '/how-many-solar-panels?postcode=3550&people=2&bill=200',
  '/how-many-solar-panels?postcode=nowhere',
  '/how-many-solar-panels.csv?postcode=3550&bill=200',
  '/solar-battery-size?postcode=3844&bill=600&kw=10&when=evenings',
  '/solar-battery-size?postcode=3844&kw=-1',
  '/solar-panel-grants?postcode=3011',
  '/solar-panel-grants?postcode=2000',
  '/solar-panel-grants?postcode=nowhere',
  '/compare-quotes?postcode=3073&bill=300&1-from=A&1-panels=15&1-watts=440&1-inverter=5&1-price=8990&2-from=B&2-panels=20&2-watts=440&2-battery=10&2-price=18990',
  '/compare-quotes?postcode=3073&1-panels=many',
  '/best-solar-batteries?sort=power',
  '/best-solar-batteries?sort=warranty',
  '/success',
  '/success?ref=WW-01Z0ZZJN',
  '/success?ref=WW-01Z0ZZJN&kind=question',
  '/receipts/verify',
  '/withdraw',
  '/withdraw?token=forged',
  '/my-enquiry',
  '/my-enquiry?token=forged',
  '/my-enquiry/link',
  '/my-enquiry/link?done=sent',
  '/my-enquiry/link?done=erased',
  '/offer',
  '/offer?token=forged',
  '/installer',
  '/installer/link',
  '/installer/link?done=sent',
  '/enquiries',
  '/steps',
  '/rest/v1/enquiries',
  '/api/session',
  '/api/leads',
  '/console',
]

/** Forms as browsers without script post them, all of them with something to put right. */
export const posts: readonly [path: string, fields: Fields][] = [
  ...[
    ...['home', 'savings', 'panel-count', 'rebates', 'business', 'installers', 'contact'],
    ...['battery', 'battery-cost', 'battery-size', 'battery-choice', 'roof-tiles'],
    ...['article-2030', 'article-battery', 'article-compare', 'article-costs'],
    ...['article-financing', 'article-rebates'],
  ].map((form): [string, Fields] => [
    '/enquiries',
    { form, 'contact-name': 'Alex', 'contact-email': 'alex@', 'contact-phone': '12' },
  ]),
  ['/enquiries', { form: 'no-such-form' }],
  ['/enquiries', { form: 'home', page: '/blog/feed-in-tariffs-victoria-explained' }],
  ['/my-enquiry/link', { email: 'alex@' }],
  ['/my-enquiry/link', { email: 'alex@example.com' }],
  ['/installer/link', { email: 'alex@' }],
  ['/withdraw', { token: 'forged' }],
  ['/my-enquiry', { token: 'forged', act: 'withdraw' }],
  ['/offer', { token: 'forged', act: 'accept' }],
  ['/installer', { token: 'forged', act: 'pause' }],
  ['/rest/v1/enquiries', {}],
]

/** Acts on pages by link, in turn: some are refused. */
export const visitorActs: readonly Fields[] = [
  { act: 'no-such-act' },
  { act: 'change-phone', phone: '12' },
  { act: 'change-phone', phone: '0491 570 159' },
  { act: 'change-answer', question: 'postcode', answer: 'Atlantis' },
  { act: 'change-answer', question: 'postcode', answer: '3073' },
  { act: 'add-note', note: '' },
  { act: 'add-note', note: 'The meter box is behind the shed.' },
  { act: 'choose-time', time: 'long-ago' },
  { act: 'choose-time', time: '2026-11-25-morning', 'contact-by': 'sms' },
  { act: 'called' },
  { act: 'not-called' },
  { act: 'feedback', clear: 'yes', pressed: 'no', words: 'Quick and clear.' },
  { act: 'stop-asking' },
]
export const acceptingActs: readonly Fields[] = [
  { act: 'no-such-act' },
  { act: 'accept' },
  { act: 'called', outcome: 'no-such-outcome' },
  { act: 'called', outcome: 'no-answer' },
  { act: 'called', outcome: 'reached', calls: '1' },
  { act: 'quoted', kilowatts: '6.6', 'kilowatt-hours': '', amount: 'a lot' },
  { act: 'quoted', kilowatts: '6.6', 'kilowatt-hours': '10', amount: '14990' },
  { act: 'lost', because: 'no-such-reason' },
  { act: 'return', because: 'number-wrong', words: '' },
  { act: 'won' },
]
export const decliningActs: readonly Fields[] = [
  { act: 'decline' },
  { act: 'explain-decline', because: 'too-far' },
  { act: 'accept' },
]
export const installerActs: readonly Fields[] = [
  { act: 'no-such-act' },
  { act: 'pause', until: 'tomorrow' },
  { act: 'resume' },
]
export const offerSteps = [
  '',
  '&step=quote',
  '&step=price&kilowatts=6.6',
  '&step=lost',
  '&step=return',
]

/** What the desk's programs read. LEAD and INSTALLER are replaced by ids. */
export const deskReads: readonly string[] = [
  ...['session', 'leads', 'leads?state=open', 'leads/counts', 'leads/LEAD', 'leads/LEAD/letters'],
  ...['leads/LEAD/outcomes', 'leads/LEAD/matching', 'leads/LEAD/person', 'leads/export'],
  ...['leads/LEAD/person/enquiries', 'leads/export?format=ndjson', 'leads/no-such-lead'],
  ...['queue', 'queue/desk', 'views', 'insights', 'insights/installers', 'insights/desk'],
  ...['returns', 'returns/count', 'endpoints', 'installers', 'installers/names', 'warnings'],
  ...['installers/export', 'installers/INSTALLER', 'offer-rules', 'shares', 'assignment', 'keys'],
  ...['recipients', 'ledger', 'ledger/INSTALLER', 'ledger/INSTALLER/csv', 'letter-templates'],
  ...['weekly-letter', 'audit', 'people', 'absences', 'colleagues', 'account/notifications'],
]

/** What an owner opens. A person who isn't signed in opens the last ones. */
export const screens: readonly string[] = [
  ...['', '?state=won', '/leads/new', '/leads/LEAD', '/leads/ANOTHER', '/leads/no-such-lead'],
  ...['/calling', '/calling?lead=LEAD', '/insights', '/insights?days=7', '/installers'],
  ...['/installers/new', '/installers/import', '/installers/INSTALLER', '/installers/what-if'],
  ...['/installers/INSTALLER/change', '/returns', '/ledger', '/ledger/INSTALLER'],
  ...['/settings/business', '/settings/developers'],
  ...['/settings/audit', '/settings/people', '/settings/assignment', '/settings/account'],
  '/no-such-screen',
]
export const screensOutside: readonly string[] = ['/sign-in', '/recover', '/reset', '/set-up']
