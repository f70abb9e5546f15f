import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, parseResponse } from '../client/api.ts'
import { useDraft } from '../client/drafts.ts'
import { BackLink } from '../ui/BackLink.tsx'
import kit from '../ui/kit.module.css'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SectionText } from '../ui/Section.tsx'
import { emptyDraft, type FormValues, toDraft } from './draft-values.ts'
import { InstallerForm } from './InstallerForm.tsx'

/** Adds an installer. What is typed stays on this device until it is saved. */
export function AddInstaller() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useDraft('installer:new')
  const [initial] = useState(() => (unsaved.text ? JSON.parse(unsaved.text) : emptyDraft))
  const add = useMutation({
    mutationFn: (values: FormValues) =>
      parseResponse(api.installers.$post({ json: { draft: toDraft(values) } })),
    onSuccess: async ({ id }) => {
      unsaved.clear()
      await queries.invalidateQueries({ queryKey: ['installers'] })
      await navigate({ to: '/console/installers/$id', params: { id } })
    },
  })
  return (
    <>
      <BackLink to="/console/installers">Installers</BackLink>
      <PageTitle title="Add an installer" />
      <div className={kit.padded}>
        <SectionText>
          It gets a letter with our terms at once, and is offered leads once it has accepted them.
        </SectionText>
      </div>
      <InstallerForm
        draft={initial}
        submission={add}
        onWrite={(draft) => unsaved.write(JSON.stringify(draft))}
        save="Add the installer"
      />
    </>
  )
}
