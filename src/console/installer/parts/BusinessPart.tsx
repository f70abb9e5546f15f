import { identityFields } from '#estimate/installer/own-fields.ts'
import { Field } from '../../ui/form/Field.tsx'
import { type PartProps, textOf } from './part-props.ts'

/** Who it is. */
export function BusinessPart(props: PartProps) {
  return (
    <>
      <Field
        {...textOf(props, 'trading_name')}
        hint="The name that visitors read."
        maxLength={100}
      />
      {identityFields.map((name) => (
        <Field key={name} {...textOf(props, name)} />
      ))}
    </>
  )
}
