import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answered, api, sentenceFor } from '../api.ts'
import { RecoveryCodes } from '../set-up/RecoveryCodes.tsx'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './Account.module.css'

/** How many codes are left, and new ones in their place. */
export function Codes() {
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const left = useQuery({
    queryKey: ['recovery codes'],
    queryFn: () => answered(api.account['recovery-codes'].$get()),
  })
  const renew = useMutation({
    mutationFn: () => answered(api.account['recovery-codes'].$post({ json: { password } })),
    onSuccess: () => {
      setPassword('')
      return queryClient.invalidateQueries({ queryKey: ['recovery codes'] })
    },
  })
  return (
    <>
      <p className={styles.words}>
        {left.data ? `${left.data.left} of your codes are left. ` : ''}
        New ones take the place of all that are left.
      </p>
      {renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} />}
      <Disclosure label="Make new codes">
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
      </Disclosure>
    </>
  )
}
