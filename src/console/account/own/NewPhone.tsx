import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api, parseResponse } from '../../client/api.ts'
import { rememberPassword } from '../sign-in/recent-password.ts'
import { AskPassword } from './AskPassword.tsx'

/** Ends the present second factor. The desk opens again once a new one is set up. */
export function NewPhone() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const renew = useMutation({
    mutationFn: (json: { password: string }) =>
      parseResponse(api.account['second-factor'].renew.$post({ json })),
    onSuccess: (_, { password }) => {
      rememberPassword(password)
      queryClient.clear()
      void router.navigate({ to: '/console/second-factor' })
    },
  })
  return <AskPassword submission={renew} />
}
