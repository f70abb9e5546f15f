import { errorMessage } from '../client/api.ts'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

/** Says what did not load and why, with a button to try again. `what` begins a sentence: 'The list'. */
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
