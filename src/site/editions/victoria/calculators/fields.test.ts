import { expect, test } from 'vitest'
import { inputNames } from '#domain/estimate/shared/fields.ts'
import { au } from '#edition/brand/au.ts'
import { calculators } from '#edition/calculators/calculators.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { fieldOf, fieldsLeftOut } from '#site/calculators/fields/fields.ts'
import { fieldAt } from './field-at.ts'

test('a choice begins with its default', () => {
  for (const name of inputNames) {
    const field = fieldOf(name)
    if (field.kind !== 'choice' || name === 'panels') continue
    expect([name, field.options[0]?.value]).toEqual([name, defaultInputs[name] ?? ''])
  }
})

test('every calculator has a form on its page', () => {
  const forms = formsOf(au)
  for (const { form, path } of calculators) expect(forms.get(form)?.page).toBe(path)
})

test('every calculator has a field for every input, once', () => {
  for (const calculator of calculators) {
    const names = [...calculator.first, ...calculator.more, ...fieldsLeftOut(calculator)]
    expect([calculator.path, names.toSorted()]).toEqual([calculator.path, inputNames.toSorted()])
  }
})

test('a field that a calculator forgets comes last', () => {
  const [calculator] = calculators
  expect(calculator && fieldsLeftOut({ ...calculator, more: ['kwh'] })).toContain('rebate')
})

test('the network is asked only where the postcode leaves a choice, and no others are offered', () => {
  const offered = (postcode?: string) => {
    const network = fieldAt('network', { postcode })
    if ('only' in network) return network.only.split(',')[0]
    return network.kind === 'choice' ? network.options.map(({ value }) => value) : []
  }
  expect(offered('3350')).toBe('Powercor')
  expect(offered()).toBe('CitiPower')
  expect(offered('3122')).toEqual(['', 'CitiPower', 'United Energy'])
  expect(offered('3999')).toHaveLength(6)
  expect(offered('2640')).toHaveLength(6)
})
