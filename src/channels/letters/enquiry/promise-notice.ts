import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { callerSentences } from '#domain/lead/caller.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatAt } from '#domain/promise/format-time.ts'
import type { PromiseNotice } from '#domain/promise/notices.ts'
import type { Letter, LetterDeps, Part } from '../letter.ts'
import { promisedTime } from './promised-time.ts'

const words: Record<PromiseNotice | 'over', { subject: string; heading: string }> = {
  'promise.half-time': { subject: 'Half gone', heading: 'Half of the time is gone' },
  'promise.three-quarters': { subject: 'A quarter left', heading: 'A quarter of the time is left' },
  'promise.nine-tenths': { subject: 'Nearly over', heading: 'The time is nearly over' },
  over: { subject: 'Broken', heading: 'A promise is broken' },
}

/** Notifies operators that a promise is running out before the visitor was reached, and who has the lead. It contains no personal details. */
export function promiseNotice(notice: PromiseNotice) {
  return ({ lead }: { lead: OutgoingLead }, deps: LetterDeps<object>) =>
    noticeLetter(notice, lead, deps)
}

function noticeLetter(
  notice: PromiseNotice,
  lead: OutgoingLead,
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const { reference } = lead
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const promisedBy = promisedTime(lead)
  const promised = formatDeadline(promisedBy, clock)
  const isOver = Date.parse(promisedBy) <= now.getTime()
  const { subject, heading } = words[isOver ? 'over' : notice]
  const deed = lead.kind === 'question' ? 'an answer' : 'a call'
  const was = `${deed} ${isOver ? 'was' : 'is'} promised ${promised}`
  const whoHasIt = callerSentences(lead.callers, (moment) => formatAt(moment, clock))
  return {
    subject: `${subject}: ${reference}, ${deed} ${promised}`,
    preview: whoHasIt,
    heading,
    parts: [
      `${capitalise(was)}. Nobody has reached them yet.`,
      whoHasIt,
      { kind: 'reference', name: 'Reference', text: reference },
      ...newTime(lead, clock),
      'Once you’ve spoken with them, record the call at the desk. These emails stop then.',
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
    ],
  }
}

/** Notifies owners that a visitor was promised a call twice and not reached, and who has the lead. */
export function brokenAgainLetter(
  { lead }: { lead: OutgoingLead },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const { newPromiseBy, reference } = lead
  const promisedBy = promisedTime(lead)
  const isNewOver = newPromiseBy && Date.parse(newPromiseBy) <= now.getTime()
  const again = isNewOver
    ? formatDeadline(newPromiseBy, clock)
    : 'once more by the installer that accepted it'
  const whoHasIt = callerSentences(lead.callers, (moment) => formatAt(moment, clock))
  return {
    subject: `A second promise is broken: ${reference}`,
    preview: whoHasIt,
    heading: 'A second promise is broken',
    parts: [
      `A call was promised ${formatDeadline(promisedBy, clock)}, and then ${again}. Nobody has reached them yet. Please see to it yourself.`,
      whoHasIt,
      { kind: 'reference', name: 'Reference', text: reference },
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
    ],
  }
}

function newTime({ newPromiseBy }: OutgoingLead, clock: Clock): Part[] {
  if (!newPromiseBy) return []
  return [
    {
      kind: 'notice',
      text: `We’re writing to them that we’ll be in touch ${formatDeadline(newPromiseBy, clock)}.`,
    },
  ]
}
