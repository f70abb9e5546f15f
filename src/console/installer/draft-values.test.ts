import { expect, test } from 'vitest'
import { formatInstaller } from '#domain/installer/draft.ts'
import { installerWith } from '../../../tests/installers.ts'
import { chosenOptions, optionFields, toDraft, toFieldTexts } from './draft-values.ts'

test('what the form shows of an installer makes up the same draft again', () => {
  const draft = formatInstaller(
    installerWith({ daysOff: [{ from: '2026-12-24', until: '2027-01-11' }] }),
  )
  const texts = toFieldTexts(draft)
  expect(texts.accreditations.split('\n')).toHaveLength(3)
  const options = optionFields.flatMap((field) =>
    chosenOptions(draft, field).map((option) => [`${field}:${option}`, 'on']),
  )
  expect(toDraft({ ...texts, ...Object.fromEntries(options) })).toEqual(draft)
})

test('empty lines and semicolons between two parts are the same', () => {
  expect(toDraft({ areas: 'inner\n\n3011;3012\r\n' }).areas).toBe('inner; 3011; 3012')
})
