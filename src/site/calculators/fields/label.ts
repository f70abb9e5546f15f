import type { InputName } from '#domain/estimate/shared/fields.ts'
import type { inputRules } from '#estimate/inputs/inputs.ts'

/** `half`: two such fields share a line. */
export type Label = { label: string; help?: string; half?: true }
export type TextLabel = Label & {
  placeholder?: string
  unit?: string
  keyboard: 'numeric' | 'decimal' | 'text'
}
/** `none` is the first option where a choice has no default. */
export type ChoiceLabel<Value extends string = string> = Label & {
  options: Record<Value, string>
  none?: string
}

type Rules = typeof inputRules
type LabelOf<Rule> = Rule extends { choices: readonly (infer Value extends string)[] }
  ? ChoiceLabel<Value>
  : Rule extends { kind: 'day' }
    ? Label
    : TextLabel

/** The words for every input and every option, in the order of the addresses. */
export type Labels = { [Name in InputName]: LabelOf<Rules[Name]> }

type Option = { value: string; label: string }

/** A field of the page. Its options begin with the default. */
export type Field = { name: InputName } & (
  | ({ kind: 'text' } & TextLabel)
  | ({ kind: 'day' } & Label)
  | ({ kind: 'choice'; options: readonly Option[] } & Label)
)
