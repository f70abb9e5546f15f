import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { wallClock } from '../calendar.ts'
import { nextAction, type QueueFacts, type QueueOffer } from './next-action.ts'

/** '2026-11-19 14:24' by Melbourne's clocks, in summer time. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+11:00`).toISOString()

type Contacts = QueueFacts['contacts']
const contact = (
  outcome: Contacts[number]['outcome'],
  moment: string,
  more: Partial<Contacts[number]> = {},
): Contacts[number] => ({ by: 'operator', channel: 'phone', outcome, at: at(moment), ...more })

const offer = (changes: Partial<QueueOffer> = {}): QueueOffer => ({
  state: 'accepted',
  offeredAt: at('2026-11-19 10:00'),
  expiresAt: at('2026-11-19 16:00'),
  answeredAt: at('2026-11-19 10:00'),
  callsFrom: at('2026-11-19 10:00'),
  outcome: null,
  outcomeAt: null,
  ...changes,
})

const fresh: QueueFacts = {
  state: 'new',
  callableFrom: at('2026-11-19 09:10'),
  promisedBy: at('2026-11-20 09:10'),
  newPromiseBy: null,
  contactedAt: null,
  quotedAt: null,
  consentUntil: at('2027-02-19 09:10'),
  contacts: [],
  phoneCorrectedAt: null,
  offers: [],
  way: null,
  pricesBy: null,
  isOffered: false,
  saidYes: false,
  writtenAt: null,
  isRepeat: false,
  numberCalledAt: null,
  snooze: null,
}

function next(changes: Partial<QueueFacts>): string | undefined {
  const action = nextAction({ ...fresh, ...changes }, melbourne)
  if (!action) return undefined
  const { weekday, hour, minute } = wallClock(Date.parse(action.at), melbourne.timeZone)
  const moment = `${weekday} ${hour}:${String(minute).padStart(2, '0')}`
  return `${action.action} ${moment}${action.try ? `, try ${action.try}` : ''}`
}

const pricesBy = at('2026-11-21 09:10')
const prices = { way: 'prices', pricesBy, promisedBy: pricesBy } as const

const tries = (...moments: string[]) => moments.map((moment) => contact('no-answer', moment))
const spoken = { state: 'contacted', contactedAt: at('2026-11-19 10:00') } as const
const talk = contact('reached', '2026-11-19 10:00')

// 19 November 2026 is a Thursday. The desk calls from 9 to 18, on Saturdays to 16.
test.each<[string, Partial<QueueFacts>, string | undefined]>([
  ['a visitor nobody has tried is called as soon as it is lawful', {}, 'first-call Thu 9:10'],
  ['or at the time they chose', { callableFrom: at('2026-11-20 16:00') }, 'first-call Fri 16:00'],
  [
    'who sees prices first has them by the moment that was promised, and nobody calls',
    { ...prices, isOffered: true, offers: [offer({ state: 'offered', answeredAt: null })] },
    'price-follow-up Sat 9:10',
  ],
  [
    'while it isn’t decided whom to ask too',
    { ...prices, isOffered: false },
    'price-follow-up Sat 9:10',
  ],
  [
    'where there is nobody to ask the desk writes at once',
    { ...prices, isOffered: true },
    'price-follow-up Thu 9:10',
  ],
  [
    'nobody answered: again two hours later, in another part of the day',
    { contacts: tries('2026-11-19 09:30') },
    'retry Thu 12:00, try 2',
  ],
  [
    'engaged is no answer',
    { contacts: [contact('engaged', '2026-11-19 09:30')] },
    'retry Thu 12:00, try 2',
  ],
  [
    'after a voicemail not before tomorrow',
    { contacts: [contact('voicemail', '2026-11-19 09:30')], promisedBy: at('2026-11-20 16:00') },
    'retry Fri 12:00, try 2',
  ],
  [
    'but before the promise ends, if that would be too late',
    { contacts: [contact('voicemail', '2026-11-19 09:30')], promisedBy: at('2026-11-19 18:00') },
    'retry Thu 16:30, try 2',
  ],
  [
    'so too where two tries are enough for a day',
    { contacts: tries('2026-11-19 09:30', '2026-11-19 12:00'), promisedBy: at('2026-11-19 18:00') },
    'retry Thu 16:30, try 3',
  ],
  [
    'a number that was dialled for somebody else rests for two hours',
    { numberCalledAt: at('2026-11-19 09:04') },
    'first-call Thu 11:04',
  ],
  [
    'unless the promise ends before',
    { numberCalledAt: at('2026-11-19 09:04'), promisedBy: at('2026-11-19 10:30') },
    'first-call Thu 9:34',
  ],
  [
    'a promise that is over makes nobody call sooner',
    { contacts: [contact('voicemail', '2026-11-19 09:30')], promisedBy: at('2026-11-19 09:00') },
    'retry Fri 12:00, try 2',
  ],
  [
    'who was promised no call is called again at the usual times, and nobody hurries',
    { contacts: [contact('voicemail', '2026-11-19 09:30')], promisedBy: null },
    'retry Fri 12:00, try 2',
  ],
  [
    'while installers from over the border decide, nobody calls meanwhile for a promise',
    { offers: [offer({ state: 'offered', answeredAt: null, callsFrom: null })], promisedBy: null },
    'check-installer Thu 16:00',
  ],
  [
    'what an installer tried counts once the desk has the lead again',
    { contacts: [contact('no-answer', '2026-11-19 09:30', { by: 'installer' })] },
    'retry Thu 12:00, try 2',
  ],
  [
    'a text that nobody answered is no call',
    { contacts: [contact('no-answer', '2026-11-19 09:30', { channel: 'sms' })] },
    'first-call Thu 9:10',
  ],
  [
    'who chooses a time after a try is called then',
    { contacts: tries('2026-11-19 09:30'), callableFrom: at('2026-11-21 09:00') },
    'retry Sat 9:00, try 2',
  ],
  [
    'after five tries a letter goes out, and they have five calling days to answer it',
    {
      callableFrom: at('2026-11-12 09:00'),
      contacts: tries(
        ...['2026-11-12 09:30', '2026-11-12 12:00', '2026-11-13 16:00', '2026-11-14 09:00'],
        '2026-11-16 12:00',
      ),
    },
    'retry Sat 9:00, try 6',
  ],
  [
    'who wants to be called back is called when they said',
    {
      ...spoken,
      contacts: [contact('call-back', '2026-11-19 10:00', { callBackAt: at('2026-11-19 17:30') })],
    },
    'call-back Thu 17:30',
  ],
  [
    'and if they don’t answer then, tried again',
    {
      ...spoken,
      contacts: [
        contact('call-back', '2026-11-19 10:00', { callBackAt: at('2026-11-19 11:00') }),
        contact('no-answer', '2026-11-19 11:00'),
      ],
    },
    'retry Thu 13:00, try 2',
  ],
  [
    'a wrong number is called no more; it comes back if they don’t answer the letter',
    { contacts: [contact('wrong-number', '2026-11-19 10:00')] },
    'retry Wed 9:00',
  ],
  [
    'once corrected it is called at once, with all tries before it',
    {
      contacts: [...tries('2026-11-18 17:00'), contact('wrong-number', '2026-11-19 10:00')],
      phoneCorrectedAt: at('2026-11-19 10:20'),
    },
    'first-call Thu 10:20',
  ],
  [
    'corrected at night, when it is lawful',
    {
      contacts: [contact('wrong-number', '2026-11-19 10:00')],
      phoneCorrectedAt: at('2026-11-19 22:20'),
    },
    'first-call Fri 9:00',
  ],
  [
    'who was reached is asked about the quote two calling days later',
    { ...spoken, contacts: [talk] },
    'quote-follow-up Sat 9:00',
  ],
  [
    'who has a quote, five later',
    { ...spoken, state: 'quoted', quotedAt: at('2026-11-19 11:00'), contacts: [talk] },
    'quote-follow-up Wed 9:00',
  ],
  [
    'a follow-up that nobody answers is tried again like any other',
    { ...spoken, contacts: [talk, contact('no-answer', '2026-11-21 09:30')] },
    'retry Sat 12:00, try 2',
  ],
  [
    'a lead offered to an installer is looked at when the offer lapses',
    { offers: [offer({ state: 'offered' })] },
    'check-installer Thu 16:00',
  ],
  [
    'but called before, while the promise can still be kept',
    { promisedBy: at('2026-11-19 17:00'), offers: [offer({ state: 'offered' })] },
    'first-call Thu 15:30',
  ],
  [
    'and tried again, once the number has rested',
    {
      promisedBy: at('2026-11-19 17:00'),
      contacts: tries('2026-11-19 09:30'),
      offers: [offer({ state: 'offered' })],
    },
    'retry Thu 15:30, try 2',
  ],
  [
    'at once where the promise was broken before anybody was offered it',
    { promisedBy: at('2026-11-18 17:00'), offers: [offer({ state: 'offered' })] },
    'first-call Thu 9:10',
  ],
  [
    'but the installer first where a time promised anew can still be kept',
    {
      promisedBy: at('2026-11-18 17:00'),
      newPromiseBy: at('2026-11-20 09:10'),
      offers: [offer({ state: 'offered' })],
    },
    'check-installer Thu 16:00',
  ],
  [
    'and not before the time they chose, when the offer is over',
    {
      promisedBy: at('2026-11-19 17:00'),
      callableFrom: at('2026-11-19 16:30'),
      offers: [offer({ state: 'offered' })],
    },
    'check-installer Thu 16:00',
  ],
  [
    'and by nobody of the desk once an installer accepted, before its time is over',
    {
      promisedBy: at('2026-11-19 17:00'),
      offers: [offer(), offer({ state: 'offered' })],
    },
    'check-installer Thu 16:00',
  ],
  [
    'one that an installer has, when its call is due',
    { offers: [offer()] },
    'check-installer Fri 9:10',
  ],
  [
    'and then not again for two calling days',
    { ...spoken, contacts: [contact('reached', '2026-11-20 09:30')], offers: [offer()] },
    'check-installer Mon 9:00',
  ],
  [
    'after an installer reached them, five calling days later',
    { ...spoken, offers: [offer({ outcome: 'reached', outcomeAt: at('2026-11-19 10:00') })] },
    'check-installer Wed 9:00',
  ],
  [
    'where the visitor says nobody called, at once',
    {
      contacts: [contact('not-called', '2026-11-20 10:00', { by: 'visitor' })],
      offers: [offer({ outcome: 'reached', outcomeAt: at('2026-11-19 10:00') })],
    },
    'check-installer Fri 10:00',
  ],
  [
    'and where the desk should have, by a call',
    {
      ...spoken,
      contacts: [talk, contact('not-called', '2026-11-20 20:00', { by: 'visitor' })],
    },
    'first-call Sat 9:00',
  ],
  ['nothing is done with what is held back', { state: 'held' }, undefined],
  ['nor with what is finished', { state: 'lost' }, undefined],
  ['nor once the consent is over', { consentUntil: at('2026-11-19 09:00') }, undefined],
])('%s', (_, changes, expected) => {
  expect(next(changes)).toBe(expected)
})
