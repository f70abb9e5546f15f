import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../../client/api.ts'

export const ledgerQuery = queryOptions({
  queryKey: ['ledger'],
  queryFn: () => api.ledger.$get(),
})

export type InstallerBalance = Answer<typeof api.ledger.$get>['installers'][number]

export type InstallerStatement = Answer<(typeof api.ledger)[':installer']['$get']>

/** A month of an installer's ledger; the running one where no month is named. */
export function statementQuery(installer: string, month: string | undefined) {
  return queryOptions({
    queryKey: ['ledger', installer, month ?? ''],
    queryFn: () => api.ledger[':installer'].$get({ param: { installer }, query: { month } }),
    placeholderData: keepPreviousData,
  })
}
