import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { shortestPassword } from '#domain/account/password.ts'
import { api, isApiError } from '../../client/api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Where the link in a letter leads: a new password, or an invited operator's first one. */
export function Reset() {
  // The token is in the fragment, which browsers send to no server, proxy or next page.
  const fragment = new URLSearchParams(useRouterState({ select: ({ location }) => location.hash }))
  const token = fragment.get('token') ?? ''
  const invited = fragment.has('invited')
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      api.reset.$post({ json: { token, password } }),
    onSuccess: ({ email }) =>
      navigate({ to: '/console/sign-in', search: { email, reset: '1' }, replace: true }),
  })
  if (token === '' || isApiError(reset.error, 'link-over')) return <LinkOver invited={invited} />
  return (
    <AuthLayout
      title={invited ? 'Welcome to the lead desk' : 'Set a new password'}
      lead={
        invited
          ? 'Choose a password. After that you set up the code on your phone.'
          : 'It signs you out everywhere else.'
      }
    >
      <Form submission={reset} fieldOf={() => 'password'}>
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          required
          hint={`At least ${shortestPassword} characters. A few words in a row are easy to remember.`}
        />
        <SubmitButton look="gold" wide>
          Set this password
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

function LinkOver({ invited }: { invited: boolean }) {
  return (
    <AuthLayout
      title="This link is over"
      lead={
        invited
          ? 'An invitation works once, and for seven days. Ask for a new email.'
          : 'It works once, and for one hour. Ask for a new email.'
      }
    >
      <p>
        <Link className={buttonClass({ look: 'gold', wide: true })} to="/console/recover">
          Ask for a new email
        </Link>
      </p>
    </AuthLayout>
  )
}
