/** The text around a picture: a heading, the one point it makes, a few words, and where its figures come from. */
export type ExplanationText = {
  heading: string
  point: string
  /** At most two, each with a few strong words first. */
  paragraphs: readonly { strong?: string; text: string }[]
  /** Sources and assumptions, with their date. */
  source: string
}
