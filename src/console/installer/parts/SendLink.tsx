import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPeople } from '#domain/installer/draft.ts'
import { api, errorMessage } from '../../client/api.ts'
import { TextButton } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/form/Confirm.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import type { InstallerDetails } from '../installers-query.ts'
import { LetterSent } from '../LetterSent.tsx'
import { withoutSeparators } from './part-values.ts'

type Someone = { name: string; email: string }

/** Sends an installer that hasn't accepted our terms the link to its pages, on which its office fills in the rest and accepts them. */
export function SendLink({
  details: { installer, draft },
  reload,
}: {
  details: InstallerDetails
  reload: () => Promise<unknown>
}) {
  const { id, people, terms, closedAt } = installer
  const [isAsking, setAsking] = useState(false)
  const hasEmail = people.some(({ email }) => email !== '')
  const send = useMutation({
    mutationFn: async ({ name = '', email = '' }: Partial<Someone>) => {
      if (!hasEmail) {
        const somebody = { name: withoutSeparators(name), email, phone: '', getsOffers: true }
        await api.installers[':id'].$put({
          param: { id },
          json: { part: 'people', seen: draft, draft: { people: formatPeople([somebody]) } },
        })
      }
      return api.installers[':id'].terms.$post({ param: { id } })
    },
    onSuccess: () => setAsking(false),
    onSettled: reload,
  })
  if (terms || closedAt) return null
  return (
    <div>
      <TextButton onClick={() => (hasEmail ? send.mutate({}) : setAsking(true))}>
        Send them the link to fill in the rest themselves
      </TextButton>
      {send.error && !isAsking && <Problem>{errorMessage(send.error)}</Problem>}
      {send.data && <LetterSent />}
      {isAsking && (
        <Confirm
          title="Who fills in the rest?"
          text="They get the link to your pages for them, where they say where they work, what they install and when, and accept our terms. Until then offers go to them too."
          yes="Send them the link"
          submission={send}
          onCancel={() => setAsking(false)}
        >
          <Field name="name" label="Name" required maxLength={100} autoComplete="off" />
          <Field name="email" label="Email" type="email" required autoComplete="off" />
        </Confirm>
      )}
    </div>
  )
}
