import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../client/api.ts'
import { Disclosure } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Success } from '../ui/form/Problem.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowItem, RowList } from '../ui/RowList.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { ClientKey } from './ClientKey.tsx'
import { keysQuery } from './settings-queries.ts'

/** The keys with which other sites and programs send us leads. */
export function ClientKeys() {
  const list = useQuery(keysQuery)
  return (
    <Section title="Client keys" about="for sites and programs that send us leads">
      <SectionText>
        With a key, leads can be sent to <code>/rest/v1/enquiries</code> and nothing can be read, so
        anybody may see it. Give each sender its own, so that you can revoke one at a time.
      </SectionText>
      <Loaded query={list}>
        {({ first, keys }) => (
          <>
            <RowList>
              <RowItem
                title="The first key"
                about={[
                  <code key="key">{first.key}</code>,
                  first.from === 'environment'
                    ? 'Set as PUBLIC_CLIENT_KEY where the server runs. It works while it is set there.'
                    : 'Made when the server first started. It always works.',
                ]}
              />
              {keys.map((key) => (
                <ClientKey key={key.id} clientKey={key} />
              ))}
            </RowList>
            <Disclosure label="Make a key">
              <MakeKey />
            </Disclosure>
          </>
        )}
      </Loaded>
    </Section>
  )
}

function MakeKey() {
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: (json: { label: string }) => api.keys.$post({ json }),
    onSuccess: () => queryClient.invalidateQueries(keysQuery),
  })
  return (
    <Form submission={make}>
      <Field
        name="label"
        label="Who is it for?"
        hint="A site or a program, like ‘Partner site’."
        required
        maxLength={60}
        autoComplete="off"
      />
      <SubmitButton look="dark">Make the key</SubmitButton>
      {make.isSuccess && <Success>The key is made. It is in the list.</Success>}
    </Form>
  )
}
