import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../client/api.ts'
import { PartForm } from './PartForm.tsx'
import { PartsFrame } from './PartsFrame.tsx'
import { toTyped } from './part-values.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Adds an installer by its first part: their own office may fill in the rest. What is typed stays on this device until it is saved. */
export function NewInstaller() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved('installer:new')
  const add = useMutation({
    mutationFn: (_: object) =>
      api.installers.$post({ json: { draft: toTyped('business', unsaved.values) } }),
    onSuccess: async ({ id }) => {
      unsaved.saved(unsaved.seen, unsaved.values)
      await queries.invalidateQueries({ queryKey: ['installers'] })
      await navigate({
        to: '/console/installers/$id/change',
        params: { id },
        search: { part: 'people' },
        replace: true,
      })
    },
  })
  return (
    <PartsFrame title="A new installer" part="business">
      <PartForm part="business" unsaved={unsaved} submission={add} />
    </PartsFrame>
  )
}
