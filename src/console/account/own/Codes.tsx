import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { Disclosure } from '../../ui/Button.tsx'
import { SectionText } from '../../ui/Section.tsx'
import { RecoveryCodes } from '../set-up/RecoveryCodes.tsx'
import { AskPassword } from './AskPassword.tsx'

/** How many recovery codes are left, and a form to replace them. */
export function Codes() {
  const queryClient = useQueryClient()
  const left = useQuery({
    queryKey: ['recovery codes'],
    queryFn: () => api.account['recovery-codes'].$get(),
  })
  const renew = useMutation({
    mutationFn: (json: { password: string }) => api.account['recovery-codes'].$post({ json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recovery codes'] }),
  })
  return (
    <>
      <SectionText>
        {left.data ? `${left.data.left} of your codes are left. ` : ''}
        New ones take the place of all that are left.
      </SectionText>
      {renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} />}
      <Disclosure label="Make new codes">
        <AskPassword submission={renew} />
      </Disclosure>
    </>
  )
}
