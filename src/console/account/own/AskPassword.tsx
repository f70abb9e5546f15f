import { Form, type Submission, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../sign-in/PasswordField.tsx'

/** Asks for the password again before a change to the second factor. */
export function AskPassword({ submission }: { submission: Submission<{ password: string }> }) {
  return (
    <Form submission={submission} fieldOf={() => 'password'}>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  )
}
