import type { Question } from '#domain/estimate/shared/calculate.ts'
import type { InputName } from '#domain/estimate/shared/fields.ts'

/** A page’s calculator. They differ in what they answer first and in the order of their fields, not in the sums. */
export type Calculator = Question & {
  path: string
  /** The enquiry form on that page, which sends the draft along. */
  form: string
  /** The fields that answer a question of that form, once something is entered in them. */
  passesOn: readonly InputName[]
  /** A few fields, in the order people can answer them. */
  first: readonly InputName[]
  /** Fields behind a fold. Those that neither list has follow there. */
  more: readonly InputName[]
}
