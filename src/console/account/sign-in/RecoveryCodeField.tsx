import { Field } from '../../ui/form/Field.tsx'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'

/** One of the codes that an operator keeps for when the phone is lost. */
export function RecoveryCodeField({ focused = false }: { focused?: boolean }) {
  return (
    <Field
      ref={useAutoFocus<HTMLInputElement>(focused)}
      name="code"
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint="Like ab2cd-3efgh"
    />
  )
}
