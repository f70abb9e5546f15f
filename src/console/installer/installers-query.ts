import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../client/api.ts'

/** An installer as the list shows it. */
export type ListedInstaller = Answer<typeof api.installers.$get>['installers'][number]

/** An installer with everything that its page shows. */
export type InstallerDetails = Answer<(typeof api.installers)[':id']['$get']>

/** What a part of that page is given. */
export type OfInstaller = Pick<InstallerDetails, 'installer'>

/** All installers, or those who work in a postcode. */
export function installersQuery(postcode?: string) {
  return queryOptions({
    queryKey: ['installers', postcode ?? ''],
    queryFn: () => api.installers.$get({ query: { postcode } }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}

export function installerQuery(id: string) {
  return queryOptions({
    queryKey: ['installer', id],
    queryFn: () => api.installers[':id'].$get({ param: { id } }),
    staleTime: 5_000,
  })
}
