import type { ReactNode } from 'react'
import { errorMessage } from '../client/api.ts'
import { LoadError } from './LoadError.tsx'
import { Loading } from './Loading.tsx'
import { Notice } from './Notice.tsx'

/** What a section needs of TanStack's `useQuery`. */
type Query<Data> = {
  data: Data | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

/**
 * Renders what a query loaded: placeholder rows before that, an error when there is nothing to show, and a notice above
 * older data when reloading failed.
 */
export function Loaded<Data>({
  query: { data, error, isPending, refetch },
  what = 'The list',
  children,
}: {
  query: Query<Data>
  /** What didn't load, at the beginning of a sentence. */
  what?: string
  children: (data: Data) => ReactNode
}) {
  if (isPending) return <Loading />
  if (data === undefined)
    return <LoadError what={what} error={error} retry={() => void refetch()} />
  return (
    <>
      {error ? (
        <Notice kind="sky" icon="offline">
          {errorMessage(error)}
        </Notice>
      ) : null}
      {children(data)}
    </>
  )
}
