import type { CallOutcome } from '#domain/lead/state.ts'

/** How a call that reached nobody ended. */
export const callWords: Readonly<Record<string, string>> = {
  'no-answer': 'no answer',
  voicemail: 'voicemail',
  engaged: 'engaged',
  'wrong-number': 'wrong number',
} satisfies Record<CallOutcome, string>
