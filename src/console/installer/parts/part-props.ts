import type { InstallerField } from '#domain/installer/draft.ts'
import { installerHints, numericFields } from '#edition/installer-form.ts'
import { fieldLabels } from '../words.ts'
import type { PartValues } from './part-values.ts'

/** The props of a part's fields: their values, and how to change them. */
export type PartProps = { values: PartValues; change: (changes: Partial<PartValues>) => void }

/** The properties of a field of one line. */
export function textOf({ values, change }: PartProps, name: InstallerField) {
  return {
    name,
    label: fieldLabels[name],
    value: values.texts[name],
    hint: installerHints[name],
    autoComplete: 'off',
    inputMode: numericFields.includes(name) ? ('numeric' as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ texts: { ...values.texts, [name]: target.value } }),
  }
}
