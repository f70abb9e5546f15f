import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemWithPassword, shortestPassword } from '#domain/operator/password.ts'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { useOperator } from '../session.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Account.module.css'

/** A new password for the one that is known. Elsewhere one is signed out with it. */
export function ChangePassword() {
  const { email } = useOperator()
  const queryClient = useQueryClient()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [shortcoming, setShortcoming] = useState<string>()
  const change = useMutation({
    mutationFn: () => parseResponse(api.account.password.$post({ json: { current, password } })),
    onSuccess: () => {
      setCurrent('')
      setPassword('')
      return queryClient.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const wrong = isApiError(change.error, 'current-password')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const problem = problemWithPassword(password, email)
        setShortcoming(problem)
        if (!problem && !change.isPending) change.mutate()
      }}
    >
      <PasswordField
        label="Password now"
        autoComplete="current-password"
        required
        problem={wrong ? errorMessage(change.error) : undefined}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint={`At least ${shortestPassword} characters. It signs you out everywhere else.`}
        problem={shortcoming ?? (change.error && !wrong ? errorMessage(change.error) : undefined)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={styles.act}>
        <Button type="submit" look="dark" busy={change.isPending}>
          Set this password
        </Button>
      </p>
      {change.isSuccess && (
        <p className={styles.done} role="status">
          <Icon name="done" /> Your password is changed.
        </p>
      )}
    </form>
  )
}
