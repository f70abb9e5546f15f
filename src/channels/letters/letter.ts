/** A letter before it is typeset: what is said, once, for both HTML and text. */
export type Letter = {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  parts: Part[]
}

export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  /** Something the reader must not miss. */
  | { kind: 'notice'; text: string; link?: Link }
  | { kind: 'reference'; name: string; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'steps'; steps: readonly { name: string; text: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'link'; link: Link }
  /** The one next step. */
  | { kind: 'button'; link: Link }

export type Link = { text: string; address: string }

export type Fact = { name: string; value: string; address?: string }
