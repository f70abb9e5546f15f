import { type Arbitrary, constantFrom, integer, option, record } from 'fast-check'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { type FieldName, fieldNames, type InputName } from '#domain/estimate/shared/fields.ts'
import { assumptionLimits } from '#estimate/inputs/assumptions.ts'
import { inputRules } from '#estimate/inputs/inputs.ts'

/** Any text that a field of a calculator accepts. */
export function anyText(name: FieldName): Arbitrary<string> {
  if (!isInput(name)) return anyNumber(assumptionLimits[name])
  const rule = inputRules[name]
  switch (rule.kind) {
    case 'number':
      return anyNumber(rule)
    case 'choice':
      return constantFrom<string>(...rule.choices)
    case 'postcode':
      return constantFrom('3000', '3350', '3500', '3820', '3999')
    case 'day':
      return constantFrom('2027-01-01', '2028-07-01', '2030-12-31')
  }
}

/** Any draft in which about half of the fields are filled in. */
export const anyDraft: Arbitrary<Draft> = record(
  Object.fromEntries(
    fieldNames.map((name) => [name, option(anyText(name), { freq: 2, nil: undefined })]),
  ),
)

function anyNumber({ from, to }: { from: number; to: number }): Arbitrary<string> {
  return integer({ min: Math.ceil(from), max: Math.floor(to) }).map(String)
}

function isInput(name: FieldName): name is InputName {
  return Object.hasOwn(inputRules, name)
}
