import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { aboutRegularLetters } from '#content/regular-letters.ts'
import type { OperatorsLetter } from '#domain/delivery/regular-letters.ts'
import { capitalise } from '#domain/letter-case.ts'
import { api, errorMessage } from '../../client/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Section, SectionText } from '../../ui/Section.tsx'
import { notificationPermission } from './browser-notification.ts'

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => api.account.notifications.$get(),
})

/** Which emails the operator gets, and how they hear of a lead they were given. */
export function Notifications() {
  const query = useQuery(notificationsQuery)
  return (
    <>
      <Section title="Emails you get">
        <Loaded query={query}>
          {({ letters }) => letters.map((one) => <RegularEmail key={one.letter} {...one} />)}
        </Loaded>
      </Section>
      <Section title="When you’re given a lead">
        <SectionText>The desk says so here and in the tab’s title.</SectionText>
        <ByBrowser />
      </Section>
    </>
  )
}

function RegularEmail({ letter, on }: { letter: OperatorsLetter; on: boolean }) {
  const queries = useQueryClient()
  const [checked, setChecked] = useState(on)
  const save = useMutation({
    mutationFn: (wants: boolean) =>
      api.account.notifications.$post({ json: { letter, on: wants } }),
    onSuccess: (saved) =>
      queries.setQueryData(
        notificationsQuery.queryKey,
        (known) =>
          known && {
            letters: known.letters.map((one) => (one.letter === saved.letter ? saved : one)),
          },
      ),
    onError: () => setChecked(on),
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
        {capitalise(aboutRegularLetters[letter])}
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
  if (permission !== 'default')
    return <p className={`${kit.muted} ${kit.below}`}>{permissionSentences[permission]}</p>
  return (
    <p className={kit.actions}>
      <Button onClick={async () => setPermission(await Notification.requestPermission())}>
        Tell me in this browser too
      </Button>
    </p>
  )
}
