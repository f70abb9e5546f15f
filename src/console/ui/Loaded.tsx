import type { ReactNode } from 'react'
import { errorMessage } from '../api.ts'
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

/** What a query loaded. Until then rows in its place; when it fails, the reason above what was loaded before. */
export function Loaded<Data>({
  query: { data, error, isPending, refetch },
  children,
}: {
  query: Query<Data>
  children: (data: Data) => ReactNode
}) {
  if (isPending) return <Loading />
  if (data === undefined)
    return <LoadError what="The list" error={error} retry={() => void refetch()} />
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
