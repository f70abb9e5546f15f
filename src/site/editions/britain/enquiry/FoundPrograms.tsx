import type { Answers } from '#domain/enquiry/form.ts'

/** Nothing: help depends on the nation, which the form learns from the postcode, last of all. */
export function FoundPrograms(_: { answers: Answers }) {
  return null
}
