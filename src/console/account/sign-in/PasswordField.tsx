import { type ComponentProps, useState } from 'react'
import { problemWithPassword } from '#domain/account/password.ts'
import { TextButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './PasswordField.module.css'

/** A password, which can be shown: long ones are easily mistyped. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'inside'>) {
  const [visible, setVisible] = useState(false)
  return (
    <Field
      {...field}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inside={
        <TextButton
          className={styles.show}
          aria-pressed={visible}
          aria-label={visible ? 'Hide the password' : 'Show the password'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Hide' : 'Show'}
        </TextButton>
      }
    />
  )
}

/** For forms with a new password in the field `password`. */
export function validateNewPassword({ email, password }: { email: string; password: string }) {
  const problem = problemWithPassword(password, { email })
  return problem === undefined ? undefined : { password: problem }
}
