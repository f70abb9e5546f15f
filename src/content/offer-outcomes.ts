import type { OfferOutcome } from '#domain/offer/outcome.ts'

type OutcomeWords = {
  /** On the page of an offer, where a press changed nothing: who recorded it, and when. */
  alreadyRecorded: string
  /** On the page of an offer, with when it was recorded. Tries are counted instead. */
  summary: string | null
  /** In the installer's list of what it accepted. */
  listLabel: string
  /** In the desk's list of an installer's offers. */
  state: string
  /** At the desk, beside an installer that has a lead. */
  progress: string
  /** In a lead's history, after the installer's name. */
  history: string
}

/** Each outcome of an accepted offer as people read it. The words in braces are filled in. */
export const outcomeWords: Record<OfferOutcome, OutcomeWords> = {
  tried: {
    alreadyRecorded: '{Who} recorded a try without an answer {when}.',
    summary: null,
    listLabel: 'Called, no answer yet',
    state: 'nobody reached yet',
    progress: 'tried to call',
    history: 'tried to call and reached nobody',
  },
  reached: {
    alreadyRecorded: '{Who} recorded {when} that you had spoken.',
    summary: 'You spoke on {moment}.',
    listLabel: 'Spoken with',
    state: 'reached',
    progress: 'spoke with them',
    history: 'spoke with them',
  },
  quoted: {
    alreadyRecorded: '{Who} recorded a quote {when}.',
    summary: 'You quoted {quote} on {moment}.',
    listLabel: 'Quoted {amount}',
    state: 'quoted',
    progress: 'quoted',
    history: 'sent a quote',
  },
  won: {
    alreadyRecorded: '{Who} recorded this as won {when}.',
    summary: 'You won it on {moment}.',
    listLabel: 'Won',
    state: 'won',
    progress: 'won it',
    history: 'won the job',
  },
  lost: {
    alreadyRecorded: '{Who} recorded this as {because} {when}.',
    summary: 'It ended on {moment}. Nothing is left to do.',
    listLabel: 'Came to nothing',
    state: 'lost',
    progress: 'lost it',
    history: 'did not get the job',
  },
}
