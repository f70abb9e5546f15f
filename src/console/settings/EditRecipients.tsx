import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, errorMessage } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './EditRecipients.module.css'
import { recipientsQuery } from './settings-queries.ts'

/** Adds and removes chosen addresses one at a time. Each change is saved at once. */
export function EditRecipients({ recipients }: { recipients: readonly string[] }) {
  const add = useSaveRecipients(({ address }: { address: string }) => [...recipients, address])
  const remove = useSaveRecipients((address: string) =>
    recipients.filter((recipient) => recipient !== address),
  )
  return (
    <>
      <ul className={styles.addresses}>
        {recipients.map((address) => (
          <li key={address}>
            <Icon name="mail" /> <span>{address}</span>
            <Button
              look="quiet"
              small
              busy={remove.isPending}
              onClick={() => remove.mutate(address)}
            >
              <Icon name="cross" />
              <span className="visually-hidden">Take out {address}</span>
            </Button>
          </li>
        ))}
      </ul>
      {remove.error && <Problem>{errorMessage(remove.error)}</Problem>}
      <Form submission={add} fieldOf={() => 'address'} className={styles.add}>
        <Field
          name="address"
          label={recipients.length > 0 ? 'One more address' : 'Address'}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
        />
        <SubmitButton>Add</SubmitButton>
      </Form>
    </>
  )
}

function useSaveRecipients<Change>(apply: (change: Change) => string[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => api.recipients.$put({ json: { recipients: apply(change) } }),
    onSuccess: () => queryClient.invalidateQueries(recipientsQuery),
  })
}
