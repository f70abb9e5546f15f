import type { OfferOutcome } from '#domain/offer/outcome.ts'

type OutcomeWords = {
  /** On the page of an offer, where a press changed nothing: who recorded it, and when. */
  stands: string
  /** On the page of an offer, with when it was recorded. Tries are counted instead. */
  heard: string | null
  /** In the installer's list of what it accepted. */
  became: string
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
    stands: '{Who} recorded a try without an answer {when}.',
    heard: null,
    became: 'Called, no answer yet',
    state: 'nobody reached yet',
    progress: 'tried to call',
    history: 'tried to call and reached nobody',
  },
  reached: {
    stands: '{Who} recorded {when} that you had spoken.',
    heard: 'You spoke on {moment}.',
    became: 'Spoken with',
    state: 'reached',
    progress: 'spoke with them',
    history: 'spoke with them',
  },
  quoted: {
    stands: '{Who} recorded a quote {when}.',
    heard: 'You quoted {quote} on {moment}.',
    became: 'Quoted {amount}',
    state: 'quoted',
    progress: 'quoted',
    history: 'sent a quote',
  },
  won: {
    stands: '{Who} recorded this as won {when}.',
    heard: 'You won it on {moment}.',
    became: 'Won',
    state: 'won',
    progress: 'won it',
    history: 'won the job',
  },
  lost: {
    stands: '{Who} recorded this as {because} {when}.',
    heard: 'It ended on {moment}. Nothing is left to do.',
    became: 'Came to nothing',
    state: 'lost',
    progress: 'lost it',
    history: 'did not get the job',
  },
}
