import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Scope, scopes, scopeWords } from '#domain/account/api-key.ts'
import { api } from '../client/api.ts'
import { Disclosure } from '../ui/Button.tsx'
import { CheckboxesField, Field } from '../ui/form/Field.tsx'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowList } from '../ui/RowList.tsx'
import { SecretOnce } from '../ui/SecretOnce.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { ApiKey } from './ApiKey.tsx'
import { apiKeysQuery } from './settings-queries.ts'

/** The secret keys with which other programs ask us. */
export function ApiKeys() {
  const list = useQuery(apiKeysQuery)
  return (
    <Section title="API keys" about="for programs that read leads or work on them">
      <SectionText>
        A program with a key may do what you tick here, in your name, while you are an owner. What
        it can ask is on <a href="/developers">the page for developers</a>.
      </SectionText>
      <Loaded query={list}>
        {({ keys }) =>
          keys.length > 0 && (
            <RowList>
              {keys.map((key) => (
                <ApiKey key={key.id} apiKey={key} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      <Disclosure label="Make an API key">
        <MakeApiKey />
      </Disclosure>
    </Section>
  )
}

type Values = { label: string } & Partial<Record<`scopes:${Scope}`, 'on'>>

function MakeApiKey() {
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: (values: Values) => {
      const ticked = scopes.filter((scope) => values[`scopes:${scope}`])
      return api['api-keys'].$post({ json: { label: values.label, scopes: ticked } })
    },
    onSuccess: () => queryClient.invalidateQueries(apiKeysQuery),
  })
  if (make.data)
    return (
      <SecretOnce title="The new API key" secret={make.data.key} onDone={make.reset}>
        Put it where your program keeps secrets, and never in a page. It is not shown again.
      </SecretOnce>
    )
  return (
    <Form
      submission={make}
      validate={(values) =>
        scopes.some((scope) => values[`scopes:${scope}`])
          ? undefined
          : { scopes: 'Tick what it may do.' }
      }
    >
      <Field
        name="label"
        label="Which program is it for?"
        hint="Like ‘Northside CRM’."
        required
        maxLength={60}
        autoComplete="off"
      />
      <CheckboxesField
        name="scopes"
        legend="It may"
        options={scopes.map((value) => ({ value, label: scopeWords[value] }))}
        initial={[]}
      />
      <SubmitButton look="dark">Make it and show the key</SubmitButton>
    </Form>
  )
}
