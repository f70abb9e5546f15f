import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { shortestPassword } from '#domain/account/password.ts'
import { api, isApiError } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { PasswordField, validateNewPassword } from '../sign-in/PasswordField.tsx'
import { rememberPassword } from '../sign-in/recent-password.ts'

/** The first operator becomes the desk's owner, by the link that the server printed. */
export function SetUp() {
  const fragment = useRouterState({ select: ({ location }) => location.hash })
  const token = new URLSearchParams(fragment).get('token') ?? ''
  const navigate = useNavigate()
  const setUp = useMutation({
    mutationFn: (operator: { name: string; email: string; password: string }) =>
      api['set-up'].$post({ json: { token, ...operator } }),
    onSuccess: (_, { password }) => {
      rememberPassword(password)
      return navigate({ to: '/console/second-factor', replace: true })
    },
  })
  if (isApiError(setUp.error, 'set-up-over')) return <SetUpOver />
  return (
    <AuthLayout
      title="Set up the lead desk"
      lead={`You become the first owner of ${brand.name}’s desk. Next you set up the code on your phone.`}
    >
      <Form
        submission={setUp}
        validate={validateNewPassword}
        fieldOf={(code) => (code === 'email' ? 'email' : 'password')}
      >
        <Field
          name="name"
          label="Your name"
          autoComplete="name"
          required
          maxLength={100}
          hint="As the others at the desk know you."
        />
        <Field name="email" label="Email" type="email" autoComplete="username" required />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          required
          hint={`At least ${shortestPassword} characters. A few words in a row are easy to remember.`}
        />
        <SubmitButton look="gold" wide>
          Continue
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

function SetUpOver() {
  return (
    <AuthLayout
      title="The desk is set up already"
      lead="The set-up link works once. Sign in, or ask an owner to invite you."
    >
      <p>
        <Link className={buttonClass({ look: 'gold', wide: true })} to="/console/sign-in">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  )
}
