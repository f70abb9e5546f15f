import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../client/api.ts'

/** An installer as the list shows it. */
export type ListedInstaller = Extract<
  InferResponseType<typeof api.installers.$get>,
  { installers: unknown }
>['installers'][number]

/** An installer with everything that its page shows. */
export type InstallerDetails = Extract<
  InferResponseType<(typeof api.installers)[':id']['$get']>,
  { installer: unknown }
>

/** All installers, or those who work in a postcode. */
export function installersQuery(postcode?: string) {
  return queryOptions({
    queryKey: ['installers', postcode ?? ''],
    queryFn: () => parseResponse(api.installers.$get({ query: { postcode } })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}

export function installerQuery(id: string) {
  return queryOptions({
    queryKey: ['installer', id],
    queryFn: () => parseResponse(api.installers[':id'].$get({ param: { id } })),
    staleTime: 5_000,
  })
}
