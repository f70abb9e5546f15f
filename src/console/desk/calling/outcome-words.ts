import type { NextAction } from '#domain/desk/next-action.ts'
import type { OutcomePreview, OutcomePreviews } from '#domain/desk/outcome.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { formatToday, formatWithToday, type LocalTime } from '../../words/moments.ts'
import type { OutcomeName } from './queue-api.ts'

/** One of the six outcomes: its key, and what happens next. */
export type OutcomeCell = {
  key: string
  outcome: OutcomeName
  label: string
  /** 'Today 4:30 pm', where a time follows from it. */
  at?: string
  /** 'then try 4 of 5' */
  about: string
}

/** The six cells as the keys lie. What they say comes from the server's preview alone. */
export function outcomeCells(
  name: string,
  previews: OutcomePreviews | undefined,
  local: LocalTime,
  channel: ContactChannel = 'phone',
): OutcomeCell[] {
  if (channel !== 'phone') return writtenCells
  const about = (outcome: OutcomeName) => aboutOutcome(outcome, previews?.[outcome], name, local)
  const cells = [
    { key: '1', outcome: 'reached', label: 'Reached' },
    { key: '2', outcome: 'no-answer', label: 'No answer' },
    { key: '3', outcome: 'voicemail', label: 'Voicemail' },
    { key: '4', outcome: 'call-back', label: 'Call back' },
    { key: '5', outcome: 'wrong-number', label: 'Wrong number' },
    { key: '6', outcome: 'not-interested', label: 'Not interested' },
  ] as const
  return cells.map((cell) => ({ ...cell, ...about(cell.outcome) }))
}

/** A text or an email was answered, or not yet. */
const writtenCells: OutcomeCell[] = [
  { key: '1', outcome: 'reached', label: 'They answered', about: 'Contacted, the promise is kept' },
  { key: '2', outcome: 'no-answer', label: 'No answer yet', about: 'Stays in the queue' },
]

function aboutOutcome(
  outcome: OutcomeName,
  preview: OutcomePreview | undefined,
  name: string,
  local: LocalTime,
): Pick<OutcomeCell, 'at' | 'about'> {
  if (outcome === 'call-back') return { about: `At a time ${name} names` }
  if (outcome === 'wrong-number') return { about: 'Correct it, or send the email' }
  if (!preview) return { about: '' }
  const { state, next, letter } = preview
  if (letter === 'call.could-not-reach')
    return { about: 'The last try: we write, “We couldn’t reach you”' }
  if (state === 'lost') return { about: 'Closes the lead' }
  if (!next) return { about: 'Nothing is left to do' }
  const at = formatWithToday(next.at, local)
  if (next.action === 'retry') {
    const about = next.try ? `then try ${next.try} of ${preview.of}` : 'another try'
    return { at, about: preview.keepsPromise ? `${about}, before the promise ends` : about }
  }
  if (outcome === 'reached') return { about: `Contacted; ${followUps[next.action]} ${at}` }
  return { at, about: followUps[next.action] }
}

const followUps: Record<NextAction['action'], string> = {
  'first-call': 'a call',
  'first-answer': 'an answer',
  retry: 'another try',
  'call-back': 'call back',
  'quote-follow-up': 'ask again',
  'check-installer': 'check with the installer',
  'price-follow-up': 'write about prices',
}

export const outcomeTitles: Record<OutcomeName, string> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  engaged: 'Engaged',
  voicemail: 'Voicemail',
  'call-back': 'Call back',
  'wrong-number': 'Wrong number',
  'not-interested': 'Not interested',
  'asked-to-stop': 'All contact ended',
}

/** What the undo bar says: 'saved for Aroha Ngata, with your note. Next try today 4:30 pm.' */
export function savedSentence(
  { outcome, hasNote, name }: { outcome: OutcomeName; hasNote: boolean; name: string },
  next: NextAction | null,
  local: LocalTime,
): string {
  const link = outcome === 'asked-to-stop' ? 'with' : 'saved for'
  const saved = `${link} ${name}${hasNote ? ', with your note' : ''}.`
  if (!next) return saved
  const at = formatToday(next.at, local)
  return `${saved} ${nextWords[next.action]} ${at}.`
}

const nextWords: Record<NextAction['action'], string> = {
  'first-call': 'To be called',
  'first-answer': 'To be answered',
  retry: 'Next try',
  'call-back': 'We call back',
  'quote-follow-up': 'We ask again',
  'check-installer': 'We check with the installer',
  'price-follow-up': 'We write about prices',
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** 'third' */
export function tryWord(number: number): string {
  return ordinals[number - 1] ?? String(number)
}

/** Why a lead is called now: 'Try again, third of five'. */
export function actionTitle({ action, try: number }: Pick<NextAction, 'action' | 'try'>): string {
  if (action === 'retry' && number) return `Try again, ${tryWord(number)} of five`
  return actionTitles[action]
}

const actionTitles: Record<NextAction['action'], string> = {
  'first-call': 'First call',
  'first-answer': 'Answer them',
  retry: 'Try again',
  'call-back': 'Call back',
  'quote-follow-up': 'Quote follow-up',
  'check-installer': 'Check the outcome',
  'price-follow-up': 'Write about prices',
}
