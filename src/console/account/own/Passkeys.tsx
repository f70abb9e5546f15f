import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '../../../site/ui/passkeys.ts'
import { api, errorMessage } from '../../client/api.ts'
import { Button, Disclosure } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { RowItem, RowList } from '../../ui/RowList.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import { createPasskey } from '../sign-in/passkey.ts'
import { passkeysQuery } from '../sign-in/passkeys-query.ts'

/** The operator's passkeys: each signs in after the password, instead of a code. */
export function Passkeys() {
  const list = useQuery(passkeysQuery)
  return (
    <Section title="Passkeys">
      <SectionText>
        After your password, a passkey signs you in instead of a code: with your fingerprint, your
        face or a security key. A false copy of this page can’t use it. Codes keep working.
      </SectionText>
      <Loaded query={list}>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <RowList inset>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} {...passkey} />
                ))}
              </RowList>
            )}
            {/* Closed and empty again after each that was added. */}
            {hasPasskeys && <AddPasskey key={passkeys.length} />}
          </>
        )}
      </Loaded>
      {!hasPasskeys && (
        <SectionText>This browser has no passkeys, or the desk is reached without TLS.</SectionText>
      )}
    </Section>
  )
}

function AddPasskey() {
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const options = await api.account.passkeys.options.$post()
      const json = { ...(await createPasskey(options)), name }
      return api.account.passkeys.$post({ json })
    },
    onSuccess: () => queryClient.invalidateQueries(passkeysQuery),
  })
  return (
    <Disclosure label="Add a passkey">
      <Form submission={add}>
        <Field
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          hint="To tell it from others, like My laptop"
        />
        <SubmitButton look="dark">Add it</SubmitButton>
      </Form>
    </Disclosure>
  )
}

type PasskeyProps = { id: string; name: string; since: string; usedAt: string | null }

function PasskeyRow({ id, name, since, usedAt }: PasskeyProps) {
  const queryClient = useQueryClient()
  const [renaming, setRenaming] = useState(false)
  const reload = () => queryClient.invalidateQueries(passkeysQuery)
  const rename = useMutation({
    mutationFn: (json: { name: string }) =>
      api.account.passkeys[':id'].$put({ param: { id }, json }),
    onSuccess: async () => {
      await reload()
      setRenaming(false)
    },
  })
  const remove = useMutation({
    mutationFn: () => api.account.passkeys[':id'].$delete({ param: { id } }),
    onSuccess: reload,
  })
  const removeButton = (
    <Button
      small
      aria-label={`Remove ${name}`}
      busy={remove.isPending}
      onClick={() => remove.mutate()}
    >
      Remove
    </Button>
  )
  const problem = remove.error && <Problem>{errorMessage(remove.error)}</Problem>
  if (renaming)
    return (
      <li>
        <Form submission={rename}>
          <Field name="name" label="Name" required maxLength={60} defaultValue={name} />
          <SubmitButton>Save the name</SubmitButton>
        </Form>
        {removeButton}
        {problem}
      </li>
    )
  return (
    <RowItem
      title={name}
      about={[
        <>
          since <Moment at={since} />
          {usedAt ? (
            <>
              , used <Moment at={usedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </>,
      ]}
      actions={
        <>
          <Button small aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          {removeButton}
        </>
      }
    >
      {problem}
    </RowItem>
  )
}
