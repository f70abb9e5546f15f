import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { Field } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { SecretOnce } from '../ui/SecretOnce.tsx'
import { endpointsQuery } from './settings-queries.ts'

/** Adds a webhook by its name and address, then shows the secret that the server made for it. */
export function AddWebhook() {
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: (json: { label: string; url: string }) => api.endpoints.$post({ json }),
    onSuccess: () => queryClient.invalidateQueries(endpointsQuery),
  })
  if (add.data)
    return (
      <SecretOnce title="The secret of this webhook" secret={add.data.secret} onDone={add.reset}>
        Put it where your system checks signatures (Standard Webhooks). It is not shown again. Then
        press ‘Test’.
      </SecretOnce>
    )
  return (
    <Form submission={add} fieldOf={(code) => (code === 'address' ? 'url' : undefined)}>
      <Field
        name="label"
        label="Name"
        hint="What you call it, like ‘Northside CRM’."
        required
        maxLength={60}
        autoComplete="off"
      />
      <Field
        name="url"
        label="Address"
        inputMode="url"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <SubmitButton look="dark">Add it and show the secret</SubmitButton>
    </Form>
  )
}
