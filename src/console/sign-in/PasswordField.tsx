import { type ComponentProps, useState } from 'react'
import { Field } from '../ui/Field.tsx'
import styles from './PasswordField.module.css'

/** A password, which can be looked at: long ones are typed wrong. */
export function PasswordField(rest: Omit<ComponentProps<typeof Field>, 'type' | 'inside'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          aria-label={shown ? 'Hide the password' : 'Show the password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
