import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../client/api.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { AuthLayout, OtherOptions } from '../AuthLayout.tsx'

/** Asks for a letter with a link to a new password. The response doesn't reveal whether an address belongs to an operator. */
export function Recover() {
  const recover = useMutation({
    mutationFn: (json: { email: string }) => api.recover.$post({ json }),
  })
  if (recover.isSuccess) {
    const { email } = recover.variables
    return (
      <AuthLayout
        title={recover.data.lettersAreFiles ? 'No email leaves this server' : 'Check your email'}
      >
        <p role="status">
          {recover.data.lettersAreFiles
            ? 'Emails aren’t leaving this server: SMTP isn’t set. If this address has a place at the desk, the email with the link is a file on the server, under letters. Ask the person who runs it.'
            : `If ${email} has a place at the desk, an email is on its way. The link in it holds for one hour.`}
        </p>
        <OtherOptions>
          <Link to="/console/sign-in" search={{ email }}>
            Back to signing in
          </Link>
        </OtherOptions>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="A new password"
      lead="We email you a link. You still need the code from your phone afterwards."
    >
      <Form submission={recover} fieldOf={() => 'email'}>
        <Field name="email" label="Email" type="email" autoComplete="username" required />
        <SubmitButton look="gold" wide>
          Email me the link
        </SubmitButton>
      </Form>
      <OtherOptions>
        <Link to="/console/sign-in">Back to signing in</Link>
      </OtherOptions>
    </AuthLayout>
  )
}
