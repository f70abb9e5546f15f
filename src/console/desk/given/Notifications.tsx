import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../../client/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import { notificationPermission } from './browser-notification.ts'

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => parseResponse(api.account.notifications.$get()),
})

/** How the operator hears of a lead they were given, beside the notice at the desk. */
export function Notifications() {
  const query = useQuery(notificationsQuery)
  return (
    <Section title="When you’re given a lead">
      <SectionText>The desk says so here and in the tab’s title.</SectionText>
      <Loaded query={query}>{({ email }) => <ByEmail email={email} />}</Loaded>
      <ByBrowser />
    </Section>
  )
}

function ByEmail({ email }: { email: boolean }) {
  const queries = useQueryClient()
  const [checked, setChecked] = useState(email)
  const save = useMutation({
    mutationFn: (wants: boolean) =>
      parseResponse(api.account.notifications.$post({ json: { email: wants } })),
    onSuccess: (saved) => queries.setQueryData(notificationsQuery.queryKey, saved),
    onError: () => setChecked(email),
  })
  return (
    <>
      <label className={kit.choice}>
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => {
            setChecked(target.checked)
            save.mutate(target.checked)
          }}
        />
        Email me too
      </label>
      {save.error && <Problem>{errorMessage(save.error)}</Problem>}
    </>
  )
}

const permissionSentences = {
  granted:
    'This browser tells you too, while you look elsewhere. Turn it off in the browser’s settings.',
  denied: 'This browser may not tell you. Allow notifications in its settings if you want that.',
}

/** Browsers ask only after a press, and only once. */
function ByBrowser() {
  const [permission, setPermission] = useState(notificationPermission)
  if (permission === undefined) return null
  if (permission !== 'default') return <SectionText>{permissionSentences[permission]}</SectionText>
  return (
    <p className={kit.actions}>
      <Button onClick={async () => setPermission(await Notification.requestPermission())}>
        Tell me in this browser too
      </Button>
    </p>
  )
}
