import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, parseResponse } from '../api.ts'
import { RecoveryCodes } from '../set-up/RecoveryCodes.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './Account.module.css'
import { AskPassword } from './AskPassword.tsx'

/** How many codes are left, and new ones in their place. */
export function Codes() {
  const queryClient = useQueryClient()
  // The password is asked for anew each time.
  const [renewed, setRenewed] = useState(0)
  const left = useQuery({
    queryKey: ['recovery codes'],
    queryFn: () => parseResponse(api.account['recovery-codes'].$get()),
  })
  const renew = useMutation({
    mutationFn: (password: string) =>
      parseResponse(api.account['recovery-codes'].$post({ json: { password } })),
    onSuccess: () => {
      setRenewed((times) => times + 1)
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
        <AskPassword key={renewed} then={renew.mutate} busy={renew.isPending} error={renew.error} />
      </Disclosure>
    </>
  )
}
