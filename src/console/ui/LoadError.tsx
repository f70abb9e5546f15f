import { errorMessage } from '../api.ts'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

/** What did not load, why, and one way on. `what` as in 'The list'. */
export function LoadError({
  what,
  error,
  retry,
}: {
  what: string
  error: unknown
  retry: () => void
}) {
  return (
    <Empty
      title={`${what} didn’t load`}
      actions={
        <Button look="gold" onClick={retry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error)}
    </Empty>
  )
}
