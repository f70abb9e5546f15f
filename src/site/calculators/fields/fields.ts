import type { Calculator } from '#content/calculator.ts'
import { type InputName, inputNames } from '#domain/estimate/shared/fields.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { labels } from '#views/calculators/labels.ts'
import type { ChoiceLabel, Field, Label, TextLabel } from './label.ts'

const fields = inputNames.map(toField)

/** Fields that a calculator does not place; they come last. */
export function fieldsLeftOut({ first, more }: Calculator): InputName[] {
  return inputNames.filter((name) => !first.includes(name) && !more.includes(name))
}

export function fieldOf(name: InputName): Field {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

function toField(name: InputName): Field {
  const label: ChoiceLabel | TextLabel | Label = labels[name]
  if ('options' in label) return { name, kind: 'choice', ...label, options: toOptions(name, label) }
  return 'keyboard' in label ? { name, kind: 'text', ...label } : { name, kind: 'day', ...label }
}

function toOptions(name: InputName, { options, none }: ChoiceLabel) {
  const all = Object.entries(options).map(([value, label]) => ({ value, label }))
  if (none) return [{ value: '', label: none }, ...all]
  const isDefault = ({ value }: { value: string }) =>
    name !== 'panels' && value === defaultInputs[name]
  return all.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
}
