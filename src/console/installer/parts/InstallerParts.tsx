import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import {
  changedInPart,
  type InstallerPart,
  installerParts,
  isPartFilledIn,
} from '#domain/installer/parts.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { api, isApiError } from '../../client/api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Success } from '../../ui/form/Problem.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type InstallerDetails, installerQuery } from '../installers-query.ts'
import { fieldLabels, joinWords } from '../words.ts'
import { PartForm } from './PartForm.tsx'
import { PartsFrame } from './PartsFrame.tsx'
import { toTyped, toValues } from './part-values.ts'
import { partWords } from './part-words.ts'
import { SendLink } from './SendLink.tsx'
import { useUnsaved } from './use-unsaved.ts'

type Reload = () => Promise<{ data: InstallerDetails | undefined }>

/** An installer in seven parts, each changed alone. What is typed stays on this device until it is saved. */
export function InstallerParts() {
  const { id = '' } = useParams({ strict: false })
  const { part: asked } = useSearch({ from: '/desk/console/installers/$id/change' })
  // Never from the cache: what is seen is what is changed.
  const query = useQuery({ ...installerQuery(id), staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={query} what="The installer">
      {(details) => {
        const { tradingName } = details.installer
        const part =
          asked ?? installerParts.find((one) => !isPartFilledIn(one, details.draft)) ?? 'business'
        return (
          <PartsFrame
            title={`${details.checks.length > 0 ? 'A new installer:' : 'Change'} ${tradingName}`}
            part={part}
            known={details}
          >
            <OpenPart
              key={`${id} ${part}`}
              part={part}
              details={details}
              reload={() => query.refetch()}
            />
          </PartsFrame>
        )
      }}
    </Loaded>
  )
}

type OpenPartProps = { part: InstallerPart; details: InstallerDetails; reload: Reload }

function OpenPart({ part, details, reload }: OpenPartProps) {
  const { installer, draft } = details
  const { id } = installer
  const queries = useQueryClient()
  const unsaved = useUnsaved(`installer:${id}:${part}`, { seen: draft, values: toValues(details) })
  const [meanwhile, setMeanwhile] = useState<string>()
  const save = useMutation({
    mutationFn: (_: object) =>
      api.installers[':id'].$put({
        param: { id },
        json: { part, seen: unsaved.seen, draft: toTyped(part, unsaved.values) },
      }),
    onSuccess: async () => {
      setMeanwhile(undefined)
      const { data } = await reload()
      if (data) unsaved.saved(data.draft, toValues(data))
      await queries.invalidateQueries({ queryKey: ['installers'] })
    },
    onError: async (error) => {
      if (!isApiError(error, 'changed')) return
      const { data } = await reload()
      if (!data) return
      const fields = changedInPart(part, unsaved.seen, data.draft)
      setMeanwhile(joinWords(fields.map((field) => fieldLabels[field])))
      unsaved.see(data.draft)
    },
  })
  return (
    <>
      <PartForm
        part={part}
        id={id}
        unsaved={unsaved}
        submission={save}
        notice={
          meanwhile !== undefined && (
            <Notice kind="clay">
              Changed meanwhile: {meanwhile}. What you typed is still here. Look at the installer in
              another window, then save again: yours then counts.
            </Notice>
          )
        }
      >
        <NextPart after={part} id={id} />
      </PartForm>
      {save.isSuccess && <Success>Saved.</Success>}
      <SendLink details={details} reload={reload} />
    </>
  )
}

function NextPart({ after, id }: { after: InstallerPart; id: string }) {
  const next = installerParts[installerParts.indexOf(after) + 1]
  return next ? (
    <Link
      className={buttonClass({})}
      to="/console/installers/$id/change"
      params={{ id }}
      search={{ part: next }}
    >
      Next: {lowerFirst(partWords[next].title)}
    </Link>
  ) : (
    <Link className={buttonClass({})} to="/console/installers/$id" params={{ id }}>
      To the installer
    </Link>
  )
}
