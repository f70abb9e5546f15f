import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { answered, api, sentenceFor } from '../api.ts'
import { rememberPassword } from '../sign-in/given-password.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Account.module.css'

/** For a new phone: the old second factor ends, and the desk stays shut until the new one is set up. */
export function NewPhone() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const renew = useMutation({
    mutationFn: () => answered(api.account['second-factor'].renew.$post({ json: { password } })),
    onSuccess: () => {
      rememberPassword(password)
      queryClient.clear()
      void router.navigate({ to: '/console/second-factor' })
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!renew.isPending) renew.mutate()
      }}
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        problem={renew.error ? sentenceFor(renew.error) : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={styles.act}>
        <Button type="submit" busy={renew.isPending}>
          Continue
        </Button>
      </p>
    </form>
  )
}
