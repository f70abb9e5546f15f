import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { Field, RadioField } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import type { WaitingReturn } from './returns-queries.ts'

type Decision = 'credited' | 'rejected'

const decisions: { value: Decision; label: string }[] = [
  { value: 'credited', label: 'Credit it: the fee is taken off' },
  { value: 'rejected', label: 'Don’t credit it: the lead stays theirs' },
]

/** An operator's decision on a return. The installer reads the reason. */
export function DecideReturn({ of: { offer } }: { of: WaitingReturn }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (json: { decision: Decision; because: string }) =>
      api.returns[':offer'].$post({ param: { offer }, json }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['returns'] }),
  })
  return (
    <Form submission={decide} fieldOf={(code) => (code === 'invalid' ? 'because' : undefined)}>
      <RadioField name="decision" legend="Decide" options={decisions} small />
      <Field
        name="because"
        label="Why"
        hint="The installer reads this. Name nobody."
        required
        maxLength={500}
        autoComplete="off"
        small
      />
      <SubmitButton look="dark">Decide and tell them</SubmitButton>
    </Form>
  )
}
