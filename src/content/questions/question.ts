export type QuestionAndAnswer = {
  question: string
  answer: string
  /** Where links to the answer lead. */
  id?: string
}
