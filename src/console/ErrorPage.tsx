import { Link, useRouter } from '@tanstack/react-router'
import { AuthLayout } from './account/AuthLayout.tsx'
import { errorMessage } from './client/api.ts'
import { queryClient } from './client/query-client.ts'
import { Button, buttonClass } from './ui/Button.tsx'

/** In place of a screen that failed to load or to render. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const retry = () => {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
  return (
    <AuthLayout title="The desk didn’t load" lead={errorMessage(error)}>
      <p>
        <Button look="gold" onClick={retry}>
          Try again
        </Button>
      </p>
    </AuthLayout>
  )
}

/** For addresses that belong to no screen. */
export function NotFound() {
  return (
    <AuthLayout
      title="There is no such page at the desk"
      lead="The address may have been cut short when it was copied."
    >
      <p>
        <Link className={buttonClass({ look: 'gold' })} to="/console">
          Queue
        </Link>
      </p>
    </AuthLayout>
  )
}
