import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { au } from '#edition/brand/au.ts'
import { quotesSent } from '#edition/pages/success.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { leadContent, newDelivery } from '../../tests/outgoing-lead.ts'
import { outgoingOffer } from '../../tests/outgoing-offer.ts'
import { listenTcp } from '../../tests/servers.ts'
import { listenSmtp, readLetter } from '../../tests/smtp.ts'
import { noSubscriptions } from '../../tests/subscriptions.ts'
import { type EmailSettings, emailChannel } from './email.ts'
import { defaultTimeouts } from './mail-timeouts.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
async function opening<T extends { close(): Promise<void> }>(one: Promise<T>): Promise<T> {
  opened.push(await one)
  return one
}

const quick = { connecting: 300, silence: 300, all: 600 }

function channel(changes: Partial<EmailSettings>, timeouts = defaultTimeouts) {
  return emailChannel(
    {
      brand: au,
      siteUrl: 'https://www.wattlewise.example',
      dataDirectory: '/nowhere',
      recipients: async () => ['desk@wattlewise.example'],
      now: () => new Date('2026-11-21T09:00:00Z'),
      pageLink: (lead) => `https://www.wattlewise.example/my-enquiry?token=${lead}`,
      withdrawalLink: () => 'https://www.wattlewise.example/withdraw?token=abc',
      offerLink: (offer) => `https://www.wattlewise.example/offer?token=${offer}`,
      ...noSubscriptions,
      ...changes,
    },
    timeouts,
  )
}

test('the operator’s letter shows the visitor’s estimate with a link to it', async () => {
  const smtp = await opening(listenSmtp())
  const worked = estimateHome({ ...defaultInputs, postcode: '3011', battery: 10 }, {}, '2026-11-21')
  if ('problems' in worked) throw new Error('a usual home has no problems')
  await channel({ smtpUrl: smtp.url })(
    newDelivery('operator-letter'),
    leadContent({ estimate: toStoredEstimate(worked) }),
  )
  const [letter] = smtp.received
  for (const body of [letter?.text, letter?.html])
    for (const words of [
      'What they worked out',
      '15 panels (6.6 kW), a battery of 10 kWh',
      '4,600 kWh (3,000–7,400)',
      '21 November 2026',
      'https://www.wattlewise.example/solar-panel-savings#postcode=3011',
    ])
      expect(body?.replaceAll('&amp;', '&')).toContain(words)
})

test('the operator’s letter says who the visitor is, what they answered and where they came from', async () => {
  const smtp = await opening(listenSmtp())
  const delivery = newDelivery('operator-letter')
  const lead = leadContent({
    suspected: 'honeypot',
    duplicateOf: 'the-other',
    earlierLead: 'the-first',
  })
  const outcome = await channel({ smtpUrl: smtp.url })(delivery, lead)
  expect(outcome).toMatchObject({ delivered: true, answer: expect.stringContaining('250') })

  const [letter] = smtp.received
  const headers = Object.fromEntries(letter?.headers ?? [])
  expect(letter?.from).toBe('hello@wattlewise.example')
  expect(letter?.to).toEqual(['desk@wattlewise.example'])
  expect(headers).toMatchObject({
    'reply-to': 'alex@example.com',
    'message-id': `<${delivery.id}@www.wattlewise.example>`,
    'auto-submitted': 'auto-generated',
  })
  for (const body of [letter?.text, letter?.html]) {
    for (const words of [
      'Alex van Nguyen',
      '0412 345 678',
      'Where would the panels go?',
      'On a home',
    ])
      expect(body).toContain(words)
    expect(body).toContain(`https://www.wattlewise.example/console/leads/${delivery.lead}`)
    expect(body).toContain('/console/leads/the-other')
    expect(body).toContain('/console/leads/the-first')
    expect(body).toContain('A field that people cannot see was')
    expect(body).toContain('/blog, from www.google.com, utm_source=google')
    expect(body).toContain('Saturday, 21 November 2026 at 8:00 pm')
  }
})

test('each of an installer’s people gets a letter of their own, with a link of their own', async () => {
  const smtp = await opening(listenSmtp())
  const { installer } = outgoingOffer()
  const [con] = installer.people
  if (!con) throw new Error('nobody works there')
  const people = [con, { ...con, name: 'Jo', email: 'jo@brightladder.example' }]
  const offer = outgoingOffer({ installer: { ...installer, people } })
  await channel({
    smtpUrl: smtp.url,
    offerLink: (_, __, reader) => `https://www.wattlewise.example/offer?by=${reader?.name}`,
  })({ ...newDelivery('installer-letter'), event: 'offer.made' }, { kind: 'offer', offer })
  const letters = smtp.received.map(({ to, text }) => [to, /by=(\w+)/.exec(text)?.[1]])
  expect(letters).toEqual([
    [[con.email], 'Dee'],
    [['jo@brightladder.example'], 'Jo'],
  ])
})

test('a person who is away gets no letter about offers, while others are there', async () => {
  const smtp = await opening(listenSmtp())
  const offer = outgoingOffer()
  const [first] = offer.installer.people
  if (!first) throw new Error('nobody works there')
  const dee = { ...first, getsOffers: true }
  const write = (people: typeof offer.installer.people) =>
    channel({ smtpUrl: smtp.url })(
      { ...newDelivery('installer-letter'), event: 'offer.made' },
      { kind: 'offer', offer: { ...offer, installer: { ...offer.installer, people } } },
    )
  const away = { ...dee, awayUntil: '2026-11-23' }
  const jo = { ...dee, name: 'Jo', email: 'jo@brightladder.example' }
  await write([away, jo])
  await write([away])
  await write([{ ...dee, awayUntil: '2026-11-21' }, jo])
  expect(smtp.received.map(({ to }) => to[0])).toEqual([jo.email, dee.email, dee.email, jo.email])
})

test('the operator’s letter says when and how the visitor asked to be called', async () => {
  const smtp = await opening(listenSmtp())
  const wish = {
    from: '2026-11-24T05:00:00.000Z',
    until: '2026-11-24T07:00:00.000Z',
    contactBy: 'sms',
  } as const
  await channel({ smtpUrl: smtp.url })(newDelivery('operator-letter'), leadContent({ wish }))
  await channel({ smtpUrl: smtp.url })(newDelivery('operator-letter'), leadContent())
  const [asked, left] = smtp.received
  expect(asked?.text.replace(/\s+/g, ' ')).toContain(
    'They asked for a call on Tuesday 24 November, 4 to 6 pm, text first.',
  )
  expect(left?.text).not.toContain('They asked for')
})

test('the confirmation says what happens next and how to withdraw, and repeats nothing that was typed', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({
    columns: {
      first_name: 'Buy pills at spam.example',
      last_name: 'Zzyzx',
      message: 'A message nobody should be sent',
      phone: '0400 000 001',
      postcode: '3999',
      current_bill: 'a free answer',
    },
    answered: [{ ask: 'What is your name?', answer: 'Buy pills at spam.example' }],
    page: '/typed-page',
  })
  await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)

  const [letter] = smtp.received
  expect(letter?.to).toEqual(['alex@example.com'])
  expect(Object.fromEntries(letter?.headers ?? [])['reply-to']).toBe('hello@wattlewise.example')
  const whole = [letter?.raw, letter?.text, letter?.html].join('\n')
  for (const typed of [
    'pills',
    'Zzyzx',
    'nobody should',
    '0400',
    '3999',
    'a free answer',
    'typed-page',
  ])
    expect(whole).not.toContain(typed)
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain('WW-7K2M9QXA')
    for (const { name } of quotesSent(au).steps.items) expect(body).toContain(name)
    for (const kind of [
      'your name',
      'your phone number',
      'your message',
      'what your power costs you',
    ])
      expect(body).toContain(kind)
    expect(body).not.toContain('what you told us about the roof')
    expect(body).toContain('https://www.wattlewise.example/withdraw?token=abc')
  }
})

test('a visitor from another state is promised no call, and reads where we work', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({ promisedBy: null, columns: { postcode: '2000' } })
  await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)
  const text = (smtp.received[0]?.text ?? '').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Your postcode isn’t in Victoria')
  // An installer may work over the border, and then they agreed to it.
  expect(text).not.toContain('pass them on to nobody')
  expect(text).not.toContain('A call')
  expect(text).not.toContain('2000')
})

test('nor does the office read of a promise', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({ promisedBy: null, columns: { postcode: '2000' } })
  await channel({ smtpUrl: smtp.url })(newDelivery('operator-letter'), lead)
  const text = (smtp.received[0]?.text ?? '').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Outside Victoria: no call is promised.')
  expect(text).not.toContain('A call is promised')
})

test('nor is a visitor who rang from there', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({
    promisedBy: null,
    columns: { postcode: '2000' },
    leadSource: 'telephone',
  })
  await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)
  const text = (smtp.received[0]?.text ?? '').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Your postcode isn’t in Victoria')
  expect(text).not.toContain('We call you')
})

test('at a postcode of two states the letter says on which side we work', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({ columns: { postcode: '3691' } })
  await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)
  expect((smtp.received[0]?.text ?? '').replaceAll(/\s+/g, ' ')).toContain(
    'Your postcode is also Lake Hume Village in New South Wales, where we have no installers.',
  )
})

test.each([
  ['advertisement', 'You filled in a form in an advertisement of Wattlewise.'],
  ['assistant', 'An assistant sent Wattlewise an enquiry for you.'],
] as const)(
  'a visitor from an %s reads who we are, that no installer has it, and where their own page is',
  async (leadSource, howItCame) => {
    const smtp = await opening(listenSmtp())
    const lead = leadContent({ leadSource })
    await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)
    const text = (smtp.received[0]?.text ?? '').replaceAll(/\s+/g, ' ')
    expect(text).toContain(howItCame)
    expect(text).toContain('No installer gets your name, number or email unless you say yes')
    expect(text).toContain('See your enquiry')
    expect(text).not.toContain('an installer near you who fits')
  },
)

test.each([
  ['a name', { first_name: 'Eve\r\nBcc: many@victims.example\r\n\r\nHello', last_name: '' }],
  [
    'a name that looks like addresses',
    { first_name: '"a" <x@y.example>, z@y.example', last_name: '' },
  ],
  ['an email with a line break', { email: 'eve@example.com\r\nBcc: many@victims.example' }],
  ['an email with a second one', { email: 'eve@example.com, many@victims.example' }],
  ['an email that closes the bracket', { email: 'eve@example.com>, <many@victims.example' }],
  ['a postcode', { postcode: '3000\nBcc: many@victims.example' }],
])('nobody is added by %s', async (_, columns) => {
  const smtp = await opening(listenSmtp())
  const send = channel({ smtpUrl: smtp.url })
  await send(newDelivery('operator-letter'), leadContent({ columns }))
  await send(newDelivery('confirmation'), leadContent({ columns }))
  for (const letter of smtp.received) {
    const names = letter.headers.map(([name]) => name)
    expect(names).not.toContain('bcc')
    expect(new Set(names).size).toBe(names.length)
    expect(letter.raw).toMatch(/^From: Wattlewise <hello@wattlewise\.example>\r\n/m)
    expect(['desk@wattlewise.example', 'alex@example.com']).toEqual(
      expect.arrayContaining(letter.to),
    )
    expect(['hello@wattlewise.example', 'alex@example.com']).toContain(
      Object.fromEntries(letter.headers)['reply-to'],
    )
  }
})

test('an invalid address is not tried', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({ columns: { email: 'alex at home' } })
  expect(await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)).toMatchObject({
    delivered: false,
    permanent: true,
  })
  expect(smtp.received).toEqual([])
})

test('a repeated letter has the same message id', async () => {
  const smtp = await opening(listenSmtp())
  const send = channel({ smtpUrl: smtp.url })
  const delivery = newDelivery('confirmation')
  await send(delivery, leadContent())
  await send(delivery, leadContent())
  const ids = smtp.received.map(({ headers }) => Object.fromEntries(headers)['message-id'])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

const rejecting = (responseCode: number, message: string) =>
  listenSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(message), { responseCode })),
  })

test.each([
  [451, '4.3.0 try later', 'confirmation', undefined],
  [550, '5.1.1 no such user', 'confirmation', true],
  [550, '5.7.1 relaying denied', 'confirmation', undefined],
  [550, '5.1.1 no such user', 'operator-letter', undefined],
] as const)('%i %s to the %s: permanent is %s', async (code, message, kind, permanent) => {
  const smtp = await opening(rejecting(code, message))
  const outcome = await channel({ smtpUrl: smtp.url })(newDelivery(kind), leadContent())
  expect(outcome).toMatchObject({ delivered: false, answer: expect.stringContaining(message) })
  expect('permanent' in outcome ? outcome.permanent : undefined).toBe(permanent)
})

test('a bounce at one operator does not keep the letter from the others', async () => {
  const smtp = await opening(
    listenSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('left')
            ? Object.assign(new Error('gone'), { responseCode: 550 })
            : null,
        ),
    }),
  )
  const recipients = async () => ['left@wattlewise.example', 'here@wattlewise.example']
  const send = channel({ smtpUrl: smtp.url, recipients })
  expect(await send(newDelivery('operator-letter'), leadContent())).toMatchObject({
    delivered: true,
    answer: expect.stringContaining('refused for 1'),
  })
  expect(smtp.received[0]?.to).toEqual(['here@wattlewise.example'])
})

test('a mail server that is down, silent, stalling or hanging up fails soon, and letters go out once it is back', async () => {
  const silent = await opening(listenTcp(() => {}))
  const hangingUp = await opening(listenTcp((socket) => socket.end()))
  const halfWay = await opening(
    listenTcp((socket) => {
      socket.write('220 here\r\n')
      socket.once('data', () => socket.end())
    }),
  )
  const trickling = await opening(
    listenTcp((socket) => {
      const timer = setInterval(() => socket.write('220-still here\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    }),
  )
  const stalling = await opening(listenSmtp({ onData: (stream) => void stream.resume() }))
  const gone = await listenSmtp()
  await gone.close()
  const ports = [silent, hangingUp, halfWay, trickling, stalling, gone].map(({ port }) => port)

  const outcomes = await Promise.all(
    ports.map((port) =>
      channel({ smtpUrl: `smtp://127.0.0.1:${port}` }, quick)(
        newDelivery('operator-letter'),
        leadContent(),
      ),
    ),
  )
  for (const outcome of outcomes) {
    expect(outcome.delivered).toBe(false)
    expect(outcome.answer).not.toBe('')
    expect(outcome).not.toHaveProperty('permanent')
  }
})

test('stopping the server aborts a letter that is being sent, and closes its connection', async () => {
  const stop = new AbortController()
  let closed = false
  const silent = await opening(
    listenTcp((socket) => {
      stop.abort()
      socket.resume().on('end', () => {
        closed = true
      })
    }),
  )
  const send = channel({ smtpUrl: `smtp://127.0.0.1:${silent.port}` }, defaultTimeouts)
  const outcome = await send(newDelivery('operator-letter'), leadContent(), {
    signal: stop.signal,
  })
  expect(outcome).toMatchObject({
    delivered: false,
    answer: 'Our server stopped before there was an answer',
  })
  await expect.poll(() => closed).toBe(true)
})

test('the same channel delivers once the server is back', async () => {
  let away = true
  const smtp = await opening(
    listenSmtp({
      onConnect: (_session, done) =>
        away ? done(Object.assign(new Error('closed'), { responseCode: 421 })) : done(),
    }),
  )
  const send = channel({ smtpUrl: smtp.url })
  expect(await send(newDelivery('operator-letter'), leadContent())).toMatchObject({
    delivered: false,
  })
  away = false
  expect(await send(newDelivery('operator-letter'), leadContent())).toMatchObject({
    delivered: true,
  })
  expect(smtp.received).toHaveLength(1)
})

test('no stored answer contains the password', async () => {
  const smtp = await opening(
    listenSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => done(new Error(`${password} is wrong`)),
    }),
  )
  const url = new URL(smtp.url)
  url.username = 'desk'
  url.password = 'p@ss word'
  const outcome = await channel({ smtpUrl: url.href })(
    newDelivery('operator-letter'),
    leadContent(),
  )
  expect(outcome).toMatchObject({ delivered: false, answer: expect.stringContaining('(withheld)') })
  expect(outcome.answer).not.toContain('p@ss')
})

test('without an SMTP server letters are saved as private files', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-letters-'))
  try {
    const send = channel({ dataDirectory: directory, recipients: async () => [] })
    const delivery = newDelivery('operator-letter')
    for (let time = 0; time < 2; time++)
      expect(await send(delivery, leadContent())).toEqual({
        delivered: true,
        toFile: true,
        answer: `Written to a file: letters/${delivery.id}.eml`,
      })
    const letters = join(directory, 'letters')
    expect(readdirSync(letters)).toEqual([`${delivery.id}.eml`])
    const file = join(letters, `${delivery.id}.eml`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readLetter(readFileSync(file, 'latin1')).text).toContain('Alex van Nguyen')
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test('the confirmation of a question says that we answer it, and mentions no installer', async () => {
  const smtp = await opening(listenSmtp())
  const lead = leadContent({ kind: 'question' })
  await channel({ smtpUrl: smtp.url })(newDelivery('confirmation'), lead)
  await channel({ smtpUrl: smtp.url })(newDelivery('operator-letter'), lead)
  const [toVisitor, toOperator] = smtp.received
  expect(Object.fromEntries(toVisitor?.headers ?? []).subject).toBe(
    'We have your question: WW-7K2M9QXA',
  )
  for (const body of [toVisitor?.text, toVisitor?.html]) {
    const text = body?.replace(/\s+/g, ' ')
    expect(text).toContain('Thank you. We have your question.')
    expect(text).toContain('We answer you')
    expect(text).toContain('pass them on to nobody')
    expect(text).not.toMatch(/installer|quote|your phone number/)
  }
  expect(toOperator?.text).toMatch(/pass\s+it\s+on\s+to\s+nobody/)
})
