import { Link, useRouter } from '@tanstack/react-router'
import { queryClient } from './query-client.ts'
import { buttonClass } from './ui/Button.tsx'
import { Empty } from './ui/Empty.tsx'
import { LoadError } from './ui/LoadError.tsx'

/** In place of a screen that failed to load or to render. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = () => {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
  return <LoadError what="The desk" error={error} retry={retry} />
}

/** For addresses that belong to no screen. */
export function NotFound() {
  return (
    <Empty
      title="There is no such page at the desk"
      actions={
        <Link className={buttonClass({ look: 'gold' })} to="/console">
          Open leads
        </Link>
      }
    >
      The address may have been cut short when it was copied.
    </Empty>
  )
}
