import { useRouter } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { Failed } from './ui/Failed.tsx'

/** Instead of a screen that could not be shown at all. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = () => {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
  return <Failed what="The desk" error={error} retry={retry} />
}
