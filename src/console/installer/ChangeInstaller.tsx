import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { changedFields, type InstallerDraft } from '#domain/installer/draft.ts'
import { api, isApiError, parseResponse } from '../client/api.ts'
import { useDraft } from '../client/drafts.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { type FormValues, toDraft } from './draft-values.ts'
import { InstallerForm } from './InstallerForm.tsx'
import { type InstallerDetails, installerQuery } from './installers-query.ts'
import { fieldLabels, joinWords } from './words.ts'

/** Changes an installer. What is typed stays on this device until it is saved. */
export function ChangeInstaller() {
  const { id } = useParams({ strict: false })
  // Never from the cache: the version seen is the one that is changed.
  const query = useQuery({ ...installerQuery(id ?? ''), staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={query} what="The installer">
      {(details) => <Change key={id} details={details} reload={() => query.refetch()} />}
    </Loaded>
  )
}

/** What the operator saw, and what they have typed since. */
type Unsaved = { version: number; draft: InstallerDraft }

function Change({
  details: { installer, draft },
  reload,
}: {
  details: InstallerDetails
  reload: () => Promise<{ data: InstallerDetails | undefined }>
}) {
  const { id, tradingName } = installer
  const queries = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useDraft(`installer:${id}`)
  const [initial] = useState<Unsaved>(() =>
    unsaved.text ? JSON.parse(unsaved.text) : { version: installer.version, draft },
  )
  const [seen, setSeen] = useState({ version: initial.version, draft })
  const [meanwhile, setMeanwhile] = useState<string>()
  const change = useMutation({
    mutationFn: (values: FormValues) =>
      parseResponse(
        api.installers[':id'].$put({
          param: { id },
          json: { version: seen.version, draft: toDraft(values) },
        }),
      ),
    onSuccess: async () => {
      unsaved.clear()
      await queries.invalidateQueries({ queryKey: ['installers'] })
      await queries.invalidateQueries({ queryKey: installerQuery(id).queryKey })
      await navigate({ to: '/console/installers/$id', params: { id } })
    },
    onError: async (error) => {
      if (!isApiError(error, 'changed')) return
      const { data } = await reload()
      if (!data) return
      const fields = changedFields(seen.draft, data.draft).map((field) => fieldLabels[field])
      setMeanwhile(fields.length > 0 ? `Changed meanwhile: ${joinWords(fields)}.` : '')
      setSeen({ version: data.installer.version, draft: data.draft })
    },
  })
  return (
    <>
      <BackLink to="/console/installers">Installers</BackLink>
      <PageTitle title={`Change ${tradingName}`} />
      <InstallerForm
        draft={initial.draft}
        submission={change}
        onWrite={(typed) =>
          unsaved.write(JSON.stringify({ version: seen.version, draft: typed } satisfies Unsaved))
        }
        save="Save"
      >
        {meanwhile !== undefined && (
          <Notice kind="clay">
            {meanwhile} What you typed is still here. Look at the installer in another window, then
            save again: yours then counts.
          </Notice>
        )}
      </InstallerForm>
    </>
  )
}
