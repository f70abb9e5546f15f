import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortestPassword } from '#domain/account/password.ts'
import { api } from '../../client/api.ts'
import { useOperator } from '../../client/session.ts'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Success } from '../../ui/form/Problem.tsx'
import { PasswordField, validateNewPassword } from '../sign-in/PasswordField.tsx'

/** Changes the password, after asking for the present one, and signs the operator out everywhere else. */
export function ChangePassword() {
  const { email } = useOperator()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (json: { current: string; password: string }) =>
      api.account.password.$post({ json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  })
  return (
    <Form
      submission={change}
      validate={({ password }) => validateNewPassword({ email, password })}
      fieldOf={(code) => (code === 'current-password' ? 'current' : 'password')}
    >
      <PasswordField name="current" label="Password now" autoComplete="current-password" required />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        required
        hint={`At least ${shortestPassword} characters. It signs you out everywhere else.`}
      />
      <SubmitButton look="dark">Set this password</SubmitButton>
      {change.isSuccess && <Success>Your password is changed.</Success>}
    </Form>
  )
}
