import type { Table } from '../pages/table.ts'

export type QuestionAndAnswer = {
  question: string
  answer: string
  /** What belongs to it and is for readers alone: search engines get the answer. */
  table?: Table
  /** Where links to the answer lead. */
  id?: string
}
