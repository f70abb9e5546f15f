import { tidyLines } from '../tidy.ts'

/** What a visitor is asked after the call, and the answers to choose from. Nothing has to be answered. */
export const feedbackChoices = {
  /** Was it clear what happens next? */
  clear: ['yes', 'partly', 'no'],
  /** Did anybody press them to decide? */
  pressed: ['no', 'a little', 'yes'],
} as const

type FeedbackQuestion = keyof typeof feedbackChoices

/** `words` is free text. */
export type FeedbackAnswers = {
  [Question in FeedbackQuestion]?: (typeof feedbackChoices)[Question][number]
} & { words?: string }

const longestWords = 2000

/** The answers in what was posted; what is none of the choices is left out, and words beyond 2,000 characters are cut. */
export function parseFeedback(typed: Record<string, unknown>): FeedbackAnswers {
  const chosen = Object.entries(feedbackChoices).flatMap(([question, choices]) => {
    const choice = (choices as readonly unknown[]).find((value) => value === typed[question])
    return choice === undefined ? [] : [[question, choice]]
  })
  const words = typeof typed.words === 'string' ? tidyLines(typed.words).slice(0, longestWords) : ''
  return { ...Object.fromEntries(chosen), ...(words ? { words } : {}) }
}
