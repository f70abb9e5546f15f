import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Form, type Submission, SubmitButton } from '../ui/Form.tsx'

/** Asks for the password once more, before what only its owner may do. */
export function AskPassword({ submission }: { submission: Submission<{ password: string }> }) {
  return (
    <Form submission={submission} fieldOf={() => 'password'}>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  )
}
