import type { Brand } from '#content/brand.ts'

/** A letter as data, from which both HTML and plain text are rendered. */
export type Letter = {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  heading: string
  parts: Part[]
  /** Why the reader gets it, at its foot, and how that ends. */
  why?: { text: string; link?: Link }
}

/** Words alone are a paragraph. */
export type Part =
  | string
  /** A paragraph with a phrase that must not be missed. */
  | { kind: 'words'; text: string; strong: string }
  | { kind: 'heading'; text: string }
  /** Stands out, because the reader must not miss it. */
  | { kind: 'notice'; text: string; link?: Link }
  | { kind: 'reference'; name: string; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Short facts, their names in a column of their own. */
  | { kind: 'table'; facts: Fact[] }
  | { kind: 'steps'; steps: readonly { name: string; text: string }[] }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'link' } & Link)
  /** The next step; a letter has one at most. */
  | ({ kind: 'button' } & Link)

export type Link = { text: string; address: string }

/** `note` goes on after a value that is a link. */
export type Fact = { name: string; value: string; address?: string; note?: string }

export function factsOf(facts: Fact[]): Part {
  return { kind: 'facts', facts }
}

export function tableOf(facts: Fact[]): Part {
  return { kind: 'table', facts }
}

/** The reader's links. For an offer they carry the installer's link number, and the reader's among its people. */
export type LetterLinks = {
  pageLink: string
  withdrawalLink: string
  offerLink: string
  /** Where an installer's people sign in. */
  firmLink: string
}

/** What a letter needs beside its content; the links are to what the content is about. */
export type LetterDeps<Content> = { brand: Brand; siteUrl: string; now: Date } & Pick<
  LetterLinks,
  | (Content extends { lead: unknown } | { offer: unknown } ? 'pageLink' | 'withdrawalLink' : never)
  | (Content extends { offer: unknown } ? 'offerLink' | 'firmLink' : never)
  | (Content extends { installer: unknown } ? 'firmLink' : never)
>
