import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../../client/api.ts'

export const ledgerQuery = queryOptions({
  queryKey: ['ledger'],
  queryFn: () => parseResponse(api.ledger.$get()),
})

export type InstallerBalance = Extract<
  InferResponseType<typeof api.ledger.$get>,
  { installers: unknown }
>['installers'][number]

export type InstallerStatement = Extract<
  InferResponseType<(typeof api.ledger)[':installer']['$get']>,
  { entries: unknown }
>

/** A month of an installer's ledger; the running one where no month is named. */
export function statementQuery(installer: string, month: string | undefined) {
  return queryOptions({
    queryKey: ['ledger', installer, month ?? ''],
    queryFn: async () => {
      const statement: InstallerStatement = await parseResponse(
        api.ledger[':installer'].$get({ param: { installer }, query: { month } }),
      )
      return statement
    },
    placeholderData: keepPreviousData,
  })
}
