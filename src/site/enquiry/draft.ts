import type { Answers } from '#domain/enquiry/form.ts'

/** What a visitor has filled in so far, stored in this tab until it is sent. */
export type Draft = {
  answers: Answers
  /**
   * Identifies this enquiry, so that sending it again does not make a second lead. Browsers before 2022 have no way to make one, and none has
   * at an address without TLS: the server then goes by the answers.
   */
  submission: string | undefined
  /** When the form was first touched, in milliseconds since 1970. */
  began?: number
  /** How many steps have been reported as reached. */
  reached?: number
}

/** Also the id of the form's element: the inline script looks for a draft under it. */
export function draftKey(slug: string): string {
  return `enquiry-${slug}`
}

export function loadDraft(slug: string): Draft | undefined {
  try {
    const json = sessionStorage.getItem(draftKey(slug))
    return json ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}

export function createDraft(): Draft {
  return { answers: {}, submission: crypto.randomUUID?.(), began: Date.now() }
}

/** Where storage is blocked the draft is lost on reload, and nothing else. */
export function saveDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(slug), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(slug: string): void {
  try {
    sessionStorage.removeItem(draftKey(slug))
  } catch {}
}
