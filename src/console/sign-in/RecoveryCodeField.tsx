import { useEffect, useRef } from 'react'
import { Field } from '../ui/Field.tsx'

/** One of the codes that an operator keeps for when the phone is lost. */
export function RecoveryCodeField({ focused }: { focused?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <Field
      ref={input}
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
