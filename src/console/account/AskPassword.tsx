import { useState } from 'react'
import { errorMessage } from '../api.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Account.module.css'

/** Asks for the password once more, before what only its owner may do. */
export function AskPassword({
  then,
  busy,
  error,
}: {
  then: (password: string) => void
  busy: boolean
  error: unknown
}) {
  const [password, setPassword] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) then(password)
      }}
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        problem={error ? errorMessage(error) : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={styles.act}>
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </p>
    </form>
  )
}
