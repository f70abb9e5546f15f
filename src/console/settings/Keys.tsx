import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Field } from '../ui/Field.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Section } from '../ui/Section.tsx'
import { ClientKey } from './ClientKey.tsx'
import styles from './Keys.module.css'
import rows from './Rows.module.css'
import { keysQuery } from './settings-queries.ts'
import words from './Words.module.css'

/** By which other sites and programs send us leads. */
export function Keys() {
  const list = useQuery(keysQuery)
  return (
    <Section title="Client keys" aside="for sites and programs that send us leads">
      <p className={words.words}>
        A key lets leads in at <code>/rest/v1/enquiries</code>, and nothing out: it may be seen by
        anybody. Give each sender one of its own, so that you can take one back alone.
      </p>
      {list.isPending && <Loading />}
      {list.isError && !list.data && (
        <Failed what="The list" error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          <ul className={rows.rows}>
            <li>
              <div>
                <p className={rows.name}>The first key</p>
                <p className={rows.about}>
                  <code>{list.data.first.key}</code>
                </p>
                <p className={rows.about}>
                  {list.data.first.from === 'environment'
                    ? 'Set as PUBLIC_CLIENT_KEY where the server runs. It holds as long as it stands there.'
                    : 'Made when the server first started. It always holds.'}
                </p>
              </div>
            </li>
            {list.data.keys.map((key) => (
              <ClientKey key={key.id} shown={key} />
            ))}
          </ul>
          <Disclosure label="Make a key">
            <MakeKey />
          </Disclosure>
        </>
      )}
    </Section>
  )
}

function MakeKey() {
  const queryClient = useQueryClient()
  const [label, setLabel] = useState('')
  const make = useMutation({
    mutationFn: () => parseResponse(api.keys.$post({ json: { label } })),
    onSuccess: () => {
      setLabel('')
      return queryClient.invalidateQueries(keysQuery)
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!make.isPending) make.mutate()
      }}
    >
      <Field
        label="Who is it for?"
        hint="A site or a program, like ‘Partner site’."
        required
        maxLength={60}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <p className={styles.act}>
        <Button type="submit" look="dark" busy={make.isPending}>
          Make the key
        </Button>
      </p>
      {make.error && <Problem>{errorMessage(make.error)}</Problem>}
      {make.isSuccess && (
        <p className={words.done} role="status">
          The key is made, and stands in the list.
        </p>
      )}
    </form>
  )
}
