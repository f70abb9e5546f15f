import { v4 as uuidv4 } from 'uuid'
import type { Answers } from '#domain/enquiry/form.ts'

/** What a visitor has filled in so far. It lives in this tab only, until it is sent. */
export type Draft = {
  answers: Answers
  /** Names this filling-in, so that a second try is not a second lead. */
  submission: string
  /** When the form was first touched, in milliseconds since 1970. */
  began?: number
  /** How many of its steps were told to be reached. */
  reached?: number
}

/** Also the form's id on the page, by which the inline script finds out that there is a draft. */
export function draftKey(slug: string): string {
  return `enquiry-${slug}`
}

export function readDraft(slug: string): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(draftKey(slug))
    return kept ? JSON.parse(kept) : undefined
  } catch {
    return undefined
  }
}

export function newDraft(): Draft {
  return { answers: {}, submission: uuidv4(), began: Date.now() }
}

/** A browser that keeps nothing loses the draft on reload, and only that. */
export function keepDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(slug), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(slug: string): void {
  try {
    sessionStorage.removeItem(draftKey(slug))
  } catch {}
}
