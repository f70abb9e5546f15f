import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role } from '#domain/account/role.ts'
import { api } from '../../client/api.ts'
import { operatorsQuery } from '../../client/operators-query.ts'
import { Field, RadioField } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { InvitationResult } from './InvitationResult.tsx'

const agent: Role = 'agent'
const owner: Role = 'owner'
const roles = [
  {
    value: agent,
    label: (
      <>
        <strong>Agent</strong> Works on leads.
      </>
    ),
  },
  {
    value: owner,
    label: (
      <>
        <strong>Owner</strong> Also looks after people and settings, and may erase a person.
      </>
    ),
  },
]

/** Sends a letter with a link by which a new operator chooses a password. */
export function Invite() {
  const queryClient = useQueryClient()
  const invite = useMutation({
    mutationFn: (json: { name: string; email: string; role: Role }) => api.people.$post({ json }),
    onSuccess: () => queryClient.invalidateQueries(operatorsQuery),
  })
  return (
    <Form submission={invite} fieldOf={(code) => (code === 'email' ? 'email' : undefined)}>
      <Field name="name" label="Name" required maxLength={100} autoComplete="off" />
      <Field name="email" label="Email" type="email" required autoComplete="off" />
      <RadioField name="role" legend="Role" options={roles} initial={agent} />
      <SubmitButton look="gold">Send the invitation</SubmitButton>
      {invite.data && <InvitationResult {...invite.data} onDone={invite.reset} />}
    </Form>
  )
}
